import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { delMsgGroupList, getMsgGroupList, pinChats as pinCall, updateTitle } from "../../../shared/contract/chat.ts";
import { manifest } from "../../../topics/manifest.ts";
import type { TopicId } from "../../../topics/topic-ids.ts";
import { callApi } from "../../kernel/api-client.ts";
import { toChatsKey } from "../../kernel/lists.ts";

export interface ChatFilter {
  topic: TopicId | undefined;
  query: string;
}
const pageSize = 30;
/** The contract's bound for one call. */
const atOnce = 500;

export const chatPages = (person: string, { topic, query }: ChatFilter) =>
  infiniteQueryOptions({
    queryKey: [...toChatsKey(person), "history", { topic, query }],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        getMsgGroupList,
        { limit: pageSize, module: topic && manifest[topic].letter, query: query || undefined, cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    placeholderData: keepPreviousData,
  });

export const renameChat = (msggroup: string, title: string) => callApi(updateTitle, { msggroup, title });

/** More than one call takes are more than there is room for, and are refused with the first of them. */
export const pinChats = (ids: string[], isPinned: boolean) => callApi(pinCall, { msggroup: ids.slice(0, atOnce), isPinned });

const inParts = async (ids: string[], undo: boolean): Promise<number> => {
  let count = 0;
  for (let at = 0; at < ids.length; at += atOnce)
    count += (await callApi(delMsgGroupList, { msggroup: ids.slice(at, at + atOnce), ...(undo && { undo }) })).count;
  return count;
};
export const deleteChats = (ids: string[]): Promise<number> => inParts(ids, false);
/** @returns how many came back: those deleted too long ago do not */
export const restoreChats = (ids: string[]): Promise<number> => inParts(ids, true);
