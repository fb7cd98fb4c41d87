import type { ChatMessages } from "../messages.zh.ts";
import { findPart } from "../store/telling.ts";
import type { ThreadState } from "../store/thread-state.ts";
import { toPassages } from "./to-passages.ts";
import { toPlainText } from "./to-plain-text.ts";

type Said = Pick<ChatMessages, "nowReading" | "nowDone" | "nowStopped" | "interrupted">;

/** What a screen reader is told of a change: that an answer has begun, or how it ended and what it comes to; null where there is nothing to say. */
export const toAnnouncement = (state: ThreadState, before: ThreadState, said: Said): string | null => {
  if (state.run && !before.run) return said.nowReading;
  if (state.run || !before.run) return null;
  const answer = state.messages[before.run.key];
  // Never sent, or taken back: the notice about that speaks for itself.
  if (!answer) return "";
  if (answer.status !== "completed") return answer.status === "stopped" ? said.nowStopped : said.interrupted;
  return said.nowDone(toPlainText(toPassages(answer.text, findPart(answer.parts, "data-facts")).headline ?? ""));
};
