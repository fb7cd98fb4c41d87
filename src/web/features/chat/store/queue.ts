import { isFresh } from "./kept-queue.ts";
import { findPart } from "./telling.ts";
import type { ThreadState } from "./thread-state.ts";

/** Whether the words that wait may go out by themselves: the answer before them has ended, and asks for nothing itself; or the network is back. */
export const isQueueDue = ({ queued, run, history, unsent, isGone, order, messages }: ThreadState, nowMs: number): boolean => {
  const last = messages[order.at(-1) ?? ""];
  if (!queued || run || history !== "ready" || unsent || isGone || !isFresh(queued, nowMs)) return false;
  if (queued.offline) return queued.offline.isFirst === (order.length === 0);
  if (last?.role !== "assistant" || (last.status !== "completed" && last.status !== "stopped")) return false;
  return !(["data-ask", "data-question", "data-care"] as const).some((type) => findPart(last.parts, type));
};
