import type { Envelope } from "../../../../shared/contract/call.ts";
import { uploadPicture } from "../../../../shared/contract/upload.ts";
import { requestHeaders, toFailure, toTarget } from "../../../kernel/api-client.ts";
import { getCredentials, getSessionSignal } from "../../../kernel/session.ts";

/** Sends a picture as a form does. @returns its id @throws ApiFailure */
export const uploadAvatar = async (picture: Blob): Promise<string> => {
  const form = new FormData();
  form.set("file", picture, "avatar.jpg");
  const sent = getCredentials();
  const response = await fetch(toTarget(uploadPicture, { path: "avatar" }).url, {
    method: "POST",
    headers: requestHeaders(sent),
    body: form,
    signal: getSessionSignal(),
  });
  const envelope = (await response.json().catch(() => null)) as Envelope<string> | null;
  if (envelope?.code !== 200) throw toFailure(envelope, sent);
  return envelope.data.split("/").at(-1)!;
};
