import type { AnswerOf } from "../../../../shared/contract/call.ts";
import { deleteMessages as deleteMessagesCall } from "../../../../shared/contract/chat.ts";
import { createShare as createShareCall, previewPicture, previewShare as previewShareCall, type Reveal } from "../../../../shared/contract/share.ts";
import { callApi, requestHeaders, toFailure } from "../../../kernel/api-client.ts";
import { getCredentials } from "../../../kernel/session.ts";

export interface Choice {
  msggroup: string;
  messageIds: string[];
  reveal: Reveal;
}

export const previewShare = (choice: Choice, signal: AbortSignal): Promise<AnswerOf<typeof previewShareCall>> => callApi(previewShareCall, choice, { signal });
export const createShare = (choice: Choice): Promise<AnswerOf<typeof createShareCall>> => callApi(createShareCall, choice);
export const deleteMessages = (ids: string[]) => callApi(deleteMessagesCall, { ids });

/** The picture as it would be shared. @throws ApiFailure, or the network's own error */
export const fetchPicture = async (choice: Choice, signal: AbortSignal): Promise<Blob> => {
  const sent = getCredentials();
  const headers = { ...requestHeaders(sent), "Content-Type": "application/json" };
  const answer = await fetch(previewPicture.path, { method: previewPicture.method, headers, body: JSON.stringify(choice), signal });
  if (!answer.headers.get("content-type")?.startsWith("image/")) throw toFailure(await answer.json().catch(() => null), sent);
  return answer.blob();
};
