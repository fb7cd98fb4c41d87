import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { plusCountRefreshMs, sidebarHistoryItems } from "../../shared/constants.ts";
import type { AnswerOf } from "../../shared/contract/call.ts";
import { getMsgGroupList } from "../../shared/contract/chat.ts";
import { init } from "../../shared/contract/init.ts";
import { callApi } from "./api-client.ts";
import { usePerson } from "./session.ts";

/** Everything listed from a person's chats stands under one key, so that one word refreshes all of it. */
export const toChatsKey = (person: string) => [person, "chats"] as const;
/** What a person keeps to look back on. */
export const toJournalKey = (person: string) => [person, "journal"] as const;
const toBalanceKey = (person: string) => [person, "balance"] as const;

export const recentChats = (person: string) =>
  queryOptions({
    queryKey: [...toChatsKey(person), "recent"],
    queryFn: ({ signal }) => callApi(getMsgGroupList, { limit: sidebarHistoryItems }, { signal }),
  });

/** What the client needs at its start; the Plus uses left are asked for again every 10 s while the page is looked at. */
export const balance = (person: string) =>
  queryOptions({
    queryKey: toBalanceKey(person),
    queryFn: ({ signal }) => callApi(init, {}, { signal }),
    refetchInterval: plusCountRefreshMs,
  });

const refresher = (client: QueryClient, person: string) => ({
  /** After a chat started, ended, got its title, was renamed or deleted. */
  refreshChats: () => client.invalidateQueries({ queryKey: toChatsKey(person) }),
  /** Shows a count the stream has just told (`data-balance`). */
  showBalance: (count: { num: number; total_num: number }) =>
    client.setQueryData<AnswerOf<typeof init>>(toBalanceKey(person), (now) => now && { ...now, daily_account: { ...now.daily_account, ...count } }),
});

/** For pages that change what the rail shows. */
export const useRefresh = () => {
  const client = useQueryClient();
  const person = usePerson();
  return useMemo(() => refresher(client, person), [client, person]);
};
