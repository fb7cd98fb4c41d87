import type { Kernel } from "../../../kernel/kernel.ts";
import { foldMessage, foldTitle } from "./folded.ts";
import { listUnfoldedGroups, listUnfoldedMessages, updateFoldedGroups, updateFoldedMessages } from "./queries.ts";

/** Two hundred answers are folded in some milliseconds: nobody waits for them. */
const atOnce = 200;
/** Less than the minute between two turns. */
const forMs = 40_000;

/** Folds what was written before there was a folding, and what a crash cut off. @returns how many rows; the rest is for the next turn */
export const foldOld = async ({ database: { db }, now }: Pick<Kernel, "database" | "now">, signal: AbortSignal): Promise<number> => {
  const untilMs = now() + forMs;
  const foldSome = (): Promise<number> =>
    db.transaction(async (tx) => {
      const groups = await listUnfoldedGroups(tx, atOnce);
      if (groups.length > 0)
        await updateFoldedGroups(
          tx,
          groups.map((group) => ({ ...group, ...foldTitle(group.title) })),
        );
      const messages = await listUnfoldedMessages(tx, atOnce);
      if (messages.length > 0)
        await updateFoldedMessages(
          tx,
          messages.map((message) => ({ ...message, ...foldMessage(message) })),
        );
      return groups.length + messages.length;
    });
  let [count, last] = [0, 0];
  do {
    last = await foldSome();
    count += last;
  } while (last > 0 && now() < untilMs && !signal.aborted);
  return count;
};
