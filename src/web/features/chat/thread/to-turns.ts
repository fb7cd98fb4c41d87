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

/** Turns that rest on one cast: the first of them made it, the others speak of it. */
export interface Sitting {
  /** The key of its first turn. */
  key: string;
  /** Its cast stands among its messages; without one it goes on from what was not loaded, or nothing was cast yet. */
  hasCast: boolean;
  turns: TurnPlan[];
}

/**
 * A turn with a cast of its own begins a sitting.
 * @param hasCast by a message's key
 * @param begun the keys of sittings that stand on the page: what comes in above them does not take them over
 */
export const toSittings = (turns: readonly TurnPlan[], hasCast: (key: string) => boolean, begun: ReadonlySet<string>): Sitting[] => {
  const sittings: Sitting[] = [];
  for (const turn of turns) {
    const last = sittings.at(-1);
    const isOwn = turn.rows.some(hasCast);
    if (last && !isOwn && !begun.has(turn.key)) last.turns.push(turn);
    else sittings.push({ key: turn.key, hasCast: isOwn, turns: [turn] });
  }
  return sittings;
};
