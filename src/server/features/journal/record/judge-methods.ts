import type { Mark, MarkCounts, MethodRecord, Pick } from "../../../../shared/contract/journal.ts";
import { toChanceOfEver } from "../../../../shared/odds/ever.ts";
import { toBinomialTail } from "../../../../shared/odds/hits.ts";
import { toHolm } from "../../../../shared/odds/holm.ts";
import { toWilson } from "../../../../shared/odds/wilson.ts";

/** One kept reading that was looked back on, the oldest first. */
export interface LookedBack {
  topic: string;
  pick: Pick | null;
  isOwn: boolean;
  marks: readonly Mark[];
}

/** Below so many picks nothing is said. */
export const picksLeast = 8;
const guess = 1 / 4;
const surprise = 0.05;

const isPick = (pick: Pick | null): boolean => pick !== null && pick !== "none" && pick !== "known";

export const countMarks = (marks: readonly Mark[]): MarkCounts => {
  const times = (mark: Mark): number => marks.filter((one) => one === mark).length;
  return { came: times("came"), partly: times("partly"), not: times("not"), unsaid: times("unsaid") };
};

/** The smallest p-value that was to be seen on the way, from the least number of picks on. */
const toSmallestSeen = (hits: readonly boolean[]): number => {
  let right = 0;
  let smallest = 1;
  for (const [at, isHit] of hits.entries()) {
    if (isHit) right += 1;
    if (at + 1 >= picksLeast) smallest = Math.min(smallest, toBinomialTail(right, at + 1, guess));
  }
  return smallest;
};

/**
 * Each method's record against guessing. Picks count; who knew their own again, or found none that fits, is not counted. A method is judged from eight
 * picks on, by the exact one-sided binomial p-value against 1/4, corrected by Holm over the methods judged: more than chance below 0.05. Pure.
 */
export const judgeMethods = (looked: readonly LookedBack[]): { methods: MethodRecord[]; judged: number } => {
  const topics = [...new Set(looked.map(({ topic }) => topic))];
  const rows = topics.map((topic) => {
    const own = looked.filter((one) => one.topic === topic);
    const hits = own.filter(({ pick }) => isPick(pick)).map(({ isOwn }) => isOwn);
    const right = hits.filter(Boolean).length;
    return {
      topic,
      hits,
      picks: { hits: right, of: hits.length },
      known: own.filter(({ pick }) => pick === "known").length,
      none: own.filter(({ pick }) => pick === "none").length,
      p: hits.length >= picksLeast ? toBinomialTail(right, hits.length, guess) : null,
      marks: countMarks(own.flatMap(({ marks }) => marks)),
    };
  });
  const judged = rows.filter(({ p }) => p !== null);
  const holms = toHolm(judged.map(({ p }) => p!));
  const methods = rows.map(({ hits, ...row }): MethodRecord => {
    const at = judged.findIndex(({ topic }) => topic === row.topic);
    const holm = at < 0 ? null : holms[at]!;
    return {
      ...row,
      ...toWilson(row.picks.hits, row.picks.of),
      holm,
      ever: holm === null ? null : toChanceOfEver(toSmallestSeen(hits), hits.length, picksLeast, guess),
      verdict: holm === null ? "few" : holm < surprise ? "more" : "chance",
    };
  });
  return { methods: methods.sort((one, other) => other.picks.of - one.picks.of), judged: judged.length };
};
