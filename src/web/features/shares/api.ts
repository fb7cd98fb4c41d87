import { infiniteQueryOptions } from "@tanstack/react-query";
import { listShares, revokeShare as revokeShareCall } from "../../../shared/contract/share.ts";
import { callApi } from "../../kernel/api-client.ts";

export const sharesKey = (person: string) => ["shares", person] as const;

export const sharePages = (person: string) =>
  infiniteQueryOptions({
    queryKey: sharesKey(person),
    queryFn: ({ pageParam, signal }) => callApi(listShares, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    // A link may have been made a moment ago, in a chat.
    staleTime: 0,
  });

export const revokeShare = (key: string, undo = false) => callApi(revokeShareCall, { key, ...(undo && { undo }) });
