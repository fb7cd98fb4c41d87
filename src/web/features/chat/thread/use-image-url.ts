import { useEffect, useState } from "react";
import { fetchImage, releaseImage, toImageUrl } from "./fetch-image.ts";

interface ImageUrl {
  /** Null until it has come. One that is shown stays until the next is there. */
  url: string | null;
  hasFailed: boolean;
  retry(): void;
}

/** An address that shows a sent picture; one that is still on its way to the server is its own. @param id the server's, or a `data:` address */
export const useImageUrl = (id: string): ImageUrl => {
  const [url, setUrl] = useState<string | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  const isOwn = id.startsWith("data:");
  const hasFailed = failedId === id;
  useEffect(() => {
    if (isOwn) setUrl(id);
    if (isOwn || hasFailed) return;
    const line = new AbortController();
    let made = "";
    fetchImage(id, line.signal).then(
      (blob) => {
        if (line.signal.aborted) return;
        made = toImageUrl(blob);
        setUrl(made);
      },
      () => line.signal.aborted || setFailedId(id),
    );
    return () => {
      line.abort();
      releaseImage(made);
    };
  }, [id, isOwn, hasFailed]);
  return { url: isOwn ? id : url, hasFailed, retry: () => setFailedId(null) };
};
