import { getImage } from "../../../../shared/contract/chat.ts";
import type { ShownPicture } from "../../../../topics/kit/card.ts";
import { requestHeaders, toTarget } from "../../../kernel/api-client.ts";

/** A picture that was sent, for its owner. @throws Error where it may not or cannot be had */
export const fetchImage = async (id: string, signal?: AbortSignal): Promise<Blob> => {
  const { url } = toTarget(getImage, { id });
  const response = await fetch(url, { headers: requestHeaders(), ...(signal ? { signal } : {}) });
  // A refusal is an envelope, with a status of its own.
  if (!response.headers.get("content-type")?.startsWith("image/")) throw new Error("no picture");
  return response.blob();
};

/** For a card that is drawn over a picture. */
export const showImage = async (id: string): Promise<ShownPicture> => {
  const url = URL.createObjectURL(await fetchImage(id));
  return { url, release: () => URL.revokeObjectURL(url) };
};
