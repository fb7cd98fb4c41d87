import type { Envelope } from "../../../shared/contract/call.ts";
import { getUpload, uploadPicture } from "../../../shared/contract/upload.ts";
import { errors } from "../../../shared/errors.ts";
import { openAnswer, requestHeaders, toFailure, toTarget } from "../api-client.ts";
import { ApiFailure } from "../api-failure.ts";
import { getCredentials, getSessionSignal } from "../session.ts";

/** Uploads a picture of somebody. @returns its id @throws ApiFailure */
export const uploadAvatar = async (picture: Blob): Promise<string> => {
  const body = new FormData();
  body.append("file", picture, "avatar.jpg");
  const sent = getCredentials();
  const request = fetch(toTarget(uploadPicture, { path: "avatar" }).url, { method: "POST", body, headers: requestHeaders(sent), signal: getSessionSignal() });
  const response = await request.catch(() => {
    throw new ApiFailure({ code: 0, message: "", isOffline: true });
  });
  const envelope = (await response.json().catch(() => null)) as Envelope<string> | null;
  if (envelope?.code !== 200) throw toFailure(envelope, sent);
  // The specification has the call answer with an address; what is kept of it is the id at its end.
  const id = String(envelope.data).split("/").at(-1);
  if (!id) throw new ApiFailure({ code: errors.unexpected.code, message: "" });
  return id;
};

/** A picture that was uploaded, for its owner: it is fetched with who one is, never by an address that says it. */
export const fetchAvatar = async (id: string, signal: AbortSignal): Promise<Blob> =>
  (await openAnswer(getUpload, { id }, "image/", { signal: AbortSignal.any([getSessionSignal(), signal]) })).blob();
