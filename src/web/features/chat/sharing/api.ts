import type { AnswerOf } from "../../../../shared/contract/call.ts";
import { deleteMessages as deleteMessagesCall } from "../../../../shared/contract/chat.ts";
import { createShare as createShareCall, previewPicture, previewShare as previewShareCall, type Reveal } from "../../../../shared/contract/share.ts";
import { callApi, openAnswer } from "../../../kernel/api-client.ts";

export interface Choice {
  msggroup: string;
  messageIds: string[];
  reveal: Reveal;
}

export const previewShare = (choice: Choice, signal: AbortSignal): Promise<AnswerOf<typeof previewShareCall>> => callApi(previewShareCall, choice, { signal });
export const createShare = (choice: Choice): Promise<AnswerOf<typeof createShareCall>> => callApi(createShareCall, choice);
export const deleteMessages = (ids: string[]) => callApi(deleteMessagesCall, { ids });

/** The picture as it would be shared; `isLong`: with all that was told. @throws ApiFailure, or the network's own error */
export const fetchPicture = async (choice: Choice & { isLong?: boolean }, signal = new AbortController().signal): Promise<Blob> =>
  (await openAnswer(previewPicture, choice, "image/", { signal })).blob();
