import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import { listIdentities, listPasskeys, listSessions } from "../../../shared/contract/credentials.ts";
import { exportData } from "../../../shared/contract/own-data.ts";
import { callApi, openAnswer } from "../../kernel/api-client.ts";
import { saveFile } from "../../kernel/save-file.ts";
import { getSessionSignal } from "../../kernel/session.ts";

export type Identities = AnswerOf<typeof listIdentities>;
export type Passkey = AnswerOf<typeof listPasskeys>["passkeys"][number];
export type Device = AnswerOf<typeof listSessions>["sessions"][number];

/** All of an account's lists stand under one key, so that one change refreshes them. */
export const accountKey = (person: string) => [person, "account"] as const;

// Another device may have changed any of them a moment ago.
const staleTime = 0;
export const identities = (person: string) =>
  queryOptions({ queryKey: [...accountKey(person), "identities"], queryFn: ({ signal }) => callApi(listIdentities, {}, { signal }), staleTime });
export const passkeys = (person: string) =>
  queryOptions({ queryKey: [...accountKey(person), "passkeys"], queryFn: ({ signal }) => callApi(listPasskeys, {}, { signal }), staleTime });
export const devices = (person: string) =>
  queryOptions({ queryKey: [...accountKey(person), "devices"], queryFn: ({ signal }) => callApi(listSessions, {}, { signal }), staleTime });

/** Fetches all that is kept of one and hands it to the browser as a file. @throws ApiFailure */
export const saveExport = async (day: string): Promise<void> => {
  const answer = await openAnswer(exportData, {}, "application/zip", { signal: getSessionSignal() });
  saveFile(await answer.blob(), `yarrow-${day}.zip`);
};
