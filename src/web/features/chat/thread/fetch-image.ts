import { getImage } from "../../../../shared/contract/images.ts";
import type { ShownPicture } from "../../../../topics/kit/card.ts";
import { requestHeaders, toTarget } from "../../../kernel/api-client.ts";
import { getSessionSignal, onSessionEnd } from "../../../kernel/session.ts";

/** A picture that was sent, for its owner. @throws Error where it may not or cannot be had */
export const fetchImage = async (id: string, signal?: AbortSignal): Promise<Blob> => {
  const { url } = toTarget(getImage, { id });
  const response = await fetch(url, { headers: requestHeaders(), signal: AbortSignal.any([getSessionSignal(), ...(signal ? [signal] : [])]) });
  // A refusal is an envelope, with a status of its own.
  if (!response.headers.get("content-type")?.startsWith("image/")) throw new Error("no picture");
  return response.blob();
};

/** Shown pictures have an address until they are let go of, or the session ends. */
const addresses = new Set<string>();
onSessionEnd(() => addresses.forEach(releaseImage));

/** An address that shows a fetched picture. */
export const toImageUrl = (picture: Blob): string => {
  const url = URL.createObjectURL(picture);
  addresses.add(url);
  return url;
};
export const releaseImage = (url: string): void => {
  addresses.delete(url);
  URL.revokeObjectURL(url);
};

/** For a card that is drawn over a picture. */
export const showImage = async (id: string): Promise<ShownPicture> => {
  const url = toImageUrl(await fetchImage(id));
  return { url, release: () => releaseImage(url) };
};
