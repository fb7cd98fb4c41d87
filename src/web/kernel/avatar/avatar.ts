import { errors } from "../../../shared/errors.ts";
import { requestHeaders, toFailure } from "../api-client.ts";
import { ApiFailure } from "../api-failure.ts";
import { getCredentials, getSessionSignal } from "../session.ts";

const path = "/system/upload";

/** Uploads a picture of somebody. @returns its id @throws ApiFailure */
export const uploadAvatar = async (picture: Blob): Promise<string> => {
  const body = new FormData();
  body.append("file", picture, "avatar.jpg");
  const sent = getCredentials();
  const request = fetch(`${path}?path=avatar`, { method: "POST", body, headers: requestHeaders(sent), signal: getSessionSignal() });
  const response = await request.catch(() => {
    throw new ApiFailure({ code: 0, message: "", isOffline: true });
  });
  const envelope = await response.json().catch(() => null);
  if (envelope?.code !== 200) throw toFailure(envelope, sent);
  // The specification has the call answer with an address; what is kept of it is the id at its end.
  const id = String(envelope.data).split("/").at(-1);
  if (!id) throw new ApiFailure({ code: errors.unexpected.code, message: "" });
  return id;
};

/** A picture that was uploaded, for its owner: it is fetched with who one is, never by an address that says it. */
export const fetchAvatar = async (id: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(`${path}/${encodeURIComponent(id)}`, { headers: requestHeaders(), signal: AbortSignal.any([getSessionSignal(), signal]) });
  if (!response.headers.get("content-type")?.startsWith("image/")) throw new Error("no picture");
  return response.blob();
};
