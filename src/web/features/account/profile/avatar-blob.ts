import { queryOptions } from "@tanstack/react-query";
import { getUpload } from "../../../../shared/contract/upload.ts";
import { openAnswer } from "../../../kernel/api-client.ts";

/** A picture of one's own, fetched with who one is. */
export const avatarBlob = (id: string | null) =>
  queryOptions({
    queryKey: ["avatar", id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await openAnswer(getUpload, { id }, "image/", { signal })).blob(),
  });
