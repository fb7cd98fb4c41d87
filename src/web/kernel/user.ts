import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "../../shared/contract/call.ts";
import { getUser } from "../../shared/contract/people.ts";
import { callApi } from "./api-client.ts";

export type User = AnswerOf<typeof getUser>;

export const userKey = (person: string) => [person, "user"] as const;

/** Who one is here, visitor or member. */
export const user = (person: string) => queryOptions({ queryKey: userKey(person), queryFn: ({ signal }) => callApi(getUser, {}, { signal }) });
