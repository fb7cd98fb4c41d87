import type { AnswerOf } from "../../../../shared/contract/call.ts";
import { dropEntry as dropEntryCall, keepReading as keepReadingCall, previewKeeping as previewKeepingCall } from "../../../../shared/contract/journal.ts";
import { callApi } from "../../../kernel/api-client.ts";

type Preview = AnswerOf<typeof previewKeepingCall>;
interface Named {
  msggroup: string;
  messageId: string;
}

export const previewKeeping = (named: Named, signal: AbortSignal): Promise<Preview> => callApi(previewKeepingCall, named, { signal });
export const keepReading = (plan: Named & { expects: string; dueOn: string | null }) => callApi(keepReadingCall, plan);
export const dropEntry = (id: string, undo = false) => callApi(dropEntryCall, { id, ...(undo && { undo }) });
