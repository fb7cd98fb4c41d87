import type { TopicId } from "../../topics/topic-ids.ts";

/** What the front page hands to a new chat: the question, and the seal that was shown with it. */
export interface HandedOpening {
  question: string;
  topic: TopicId;
  seal: { castId: string; commitment: string } | null;
}

const key = "yarrow.opening";

/** Kept for this tab alone. Where storage is forbidden the chat opens empty. */
export const keepOpening = (opening: HandedOpening): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(opening));
  } catch {
    // Forbidden or full: nothing to be done.
  }
};

/** What was handed over, once: a reload does not ask again. */
export const takeOpening = (): HandedOpening | null => {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const opening: unknown = kept && JSON.parse(kept);
    return opening && typeof (opening as HandedOpening).question === "string" ? (opening as HandedOpening) : null;
  } catch {
    return null;
  }
};
