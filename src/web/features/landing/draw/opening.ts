import type { TopicId } from "../../../../shared/topic-ids.ts";

/** What the front page hands to a new chat: the question, and a draw that is sealed and waits. */
export interface Opening {
  question: string;
  topic: TopicId;
  castId: string | null;
  commitment: string | null;
  nonce: string | null;
  inputs: Record<string, unknown> | null;
}

const key = "yarrow.opening";

/** Kept for this tab alone. Where storage is forbidden the chat opens empty. */
export const keepOpening = (opening: Opening): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(opening));
  } catch {
    // Forbidden or full: nothing to be done.
  }
};
