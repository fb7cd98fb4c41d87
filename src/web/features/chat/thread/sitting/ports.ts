import { getSitting, saveSitting } from "../../../../../shared/contract/sitting.ts";
import { errors } from "../../../../../shared/errors.ts";
import { callApi, requestHeaders, toTarget } from "../../../../kernel/api-client.ts";
import { ApiFailure } from "../../../../kernel/api-failure.ts";
import { getPerson } from "../../../../kernel/session.ts";
import { type Draft, keepDraft, readDraft } from "./draft.ts";
import type { SittingPorts } from "./sitting-store.ts";

const overCodes: readonly number[] = [errors.sittingClosed.code, errors.notFound.code];

type Saved = Parameters<typeof callApi<typeof saveSitting>>[1];
const toRequest = (id: string, { answers, position }: Draft): Saved => ({ id, answers: answers as NonNullable<Saved["answers"]>, position });

/** A sitting's ports over the product's own server and this browser's storage; once its person has gone nothing is sent or kept any more. */
export const createSittingPorts = (id: string, person: string): SittingPorts => ({
  read: () => callApi(getSitting, { id }),
  save: (change) => callApi(saveSitting, toRequest(id, change)),
  saveLeaving(change) {
    if (getPerson() !== person) return;
    const { url, body } = toTarget(saveSitting, toRequest(id, change));
    fetch(url, { method: "POST", body, keepalive: true, headers: { ...requestHeaders(), "Content-Type": "application/json" } }).catch(() => {});
  },
  readDraft: () => readDraft(id),
  keepDraft(draft) {
    if (getPerson() === person) keepDraft(id, draft);
  },
  isOver: (error) => error instanceof ApiFailure && overCodes.includes(error.code),
});
