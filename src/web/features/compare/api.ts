import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { getMessageList } from "../../../shared/contract/chat.ts";
import { deleteComparison, getComparison, listComparisons } from "../../../shared/contract/compare.ts";
import { listTopics } from "../../../shared/contract/topics.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { callApi } from "../../kernel/api-client.ts";

export const comparisonsKey = (person: string) => [person, "comparisons"] as const;

export const comparisonPages = (person: string) =>
  infiniteQueryOptions({
    queryKey: [...comparisonsKey(person), "list"],
    queryFn: ({ pageParam, signal }) => callApi(listComparisons, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    // A chat may have been deleted a moment ago.
    staleTime: 0,
  });

/** Told anew in each language, from the same casts. */
export const comparison = (person: string, id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...comparisonsKey(person), id, locale],
    queryFn: ({ signal }) => callApi(getComparison, { id }, { signal }),
    staleTime: 0,
    retry: false,
  });

export const topicFields = queryOptions({
  queryKey: ["topics"],
  queryFn: ({ signal }) => callApi(listTopics, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A reading that is to be asked elsewhere: its question and its craft; null where it is none that stands. */
export const standingReading = (person: string, msggroup: string, answerId: string) =>
  queryOptions({
    queryKey: [person, "standing", msggroup, answerId],
    queryFn: async ({ signal }) => {
      const { messages } = await callApi(getMessageList, { msggroup, limit: 1000 }, { signal });
      const answer = messages.find(({ id }) => id === answerId);
      const cast = answer?.parts.find((part) => part.type === "data-cast")?.data;
      const asked = messages.find(({ id }) => id === answer?.parentId)?.parts.find((part) => part.type === "text")?.text;
      const question = cast?.question || asked || "";
      return cast && question ? { topic: cast.topic, question } : null;
    },
  });

export const removeComparison = (id: string, undo = false) => callApi(deleteComparison, { id, ...(undo && { undo }) });
