import { queryOptions } from "@tanstack/react-query";
import { answerBirthRequest, keepBirth, readBirthRequest, withdrawBirth } from "../../../shared/contract/birth-request.ts";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { callApi, type RequestInput } from "../../kernel/api-client.ts";

export type OpenLink = AnswerOf<typeof readBirthRequest>;

export const toLinkKey = (person: string, key: string) => [person, "birth-link", key] as const;

export const birthLink = (person: string, key: string, lang: Locale) =>
  queryOptions({
    queryKey: [...toLinkKey(person, key), lang],
    queryFn: ({ signal }) => callApi(readBirthRequest, { key, lang }, { signal }),
    refetchOnWindowFocus: false,
  });

export const answerLink = (request: RequestInput<typeof answerBirthRequest>) => callApi(answerBirthRequest, request);
export const withdraw = (key: string) => callApi(withdrawBirth, { key });
export const keepOwn = (key: string) => callApi(keepBirth, { key });
