import { toDayKey } from "../../../kernel/day.ts";
import type { ThreadState } from "../store/thread-state.ts";

/** What the person said and the answers to it: the unit of the page. */
export interface TurnPlan {
  /** The key of its first message. */
  key: string;
  rows: string[];
  /** Set where a new day begins. */
  day: string | null;
}

export const toTurns = (order: readonly string[], messages: ThreadState["messages"]): TurnPlan[] => {
  const turns: TurnPlan[] = [];
  let lastDay = "";
  for (const key of order) {
    const message = messages[key];
    if (!message) continue;
    const last = turns.at(-1);
    if (last && message.role === "assistant") {
      last.rows.push(key);
      continue;
    }
    const day = toDayKey(message.createdAt);
    turns.push({ key, rows: [key], day: day === lastDay ? null : message.createdAt });
    lastDay = day;
  }
  return turns;
};
