import { queryOptions } from "@tanstack/react-query";
import { requestHeaders } from "../../../kernel/api-client.ts";

const address = "/system/upload";
const path = "avatar";

/** A picture of one's own, fetched with who one is; null where there is none, or it did not come. */
export const avatarBlob = (id: string | null) =>
  queryOptions({
    queryKey: ["avatar", id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await fetch(`${address}/${encodeURIComponent(id!)}`, { headers: requestHeaders(), signal });
      return response.headers.get("content-type")?.startsWith("image/") ? response.blob() : null;
    },
  });

export { address as uploadAddress, path as uploadPath };
