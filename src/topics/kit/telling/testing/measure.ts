import type { Reading } from "../../reading.ts";
import { findRules, type Rule } from "../rule.ts";
import { toSentences } from "../sentences.ts";

/**
 * Of all charts, the share (0 … 1) each text holds for, the commonest first: `key` or `key·of` where a rule's words differ by case.
 * What opens a part is left out: it may be said to everyone.
 */
export const measureRules = <View>(rules: readonly Rule<View>[], views: readonly View[]): [text: string, share: number][] => {
  const counts = new Map<string, number>();
  for (const view of views)
    for (const { rule, holding } of findRules(rules, view)) {
      if (rule.role === "intro") continue;
      const text = holding.of === undefined ? rule.key : `${rule.key}·${holding.of}`;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  return [...counts].map(([text, count]): [string, number] => [text, count / views.length]).sort((one, other) => other[1] - one[1]);
};

const toSet = ({ paragraphs }: Reading): Set<string> => new Set(paragraphs.filter(({ part }) => part !== "caution").flatMap(({ text }) => toSentences(text)));

/** The sentences that stand in more than `most` (0 … 1) of the readings, with their shares. */
export const listCommonSentences = (readings: readonly Reading[], most: number): [sentence: string, share: number][] => {
  const counts = new Map<string, number>();
  for (const reading of readings) for (const sentence of toSet(reading)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts]
    .map(([sentence, count]): [string, number] => [sentence, count / readings.length])
    .filter(([, share]) => share > most)
    .sort((one, other) => other[1] - one[1]);
};

/** The two readings that share most: the share of the shorter one's sentences that stand in the other. */
export const findMostAlike = (readings: readonly Reading[]): { share: number; pair: [number, number] } => {
  const sets = readings.map(toSet);
  let found: { share: number; pair: [number, number] } = { share: 0, pair: [0, 0] };
  for (const [one, set] of sets.entries())
    for (let other = 0; other < one; other += 1) {
      let shared = 0;
      for (const sentence of set) if (sets[other]!.has(sentence)) shared += 1;
      const share = shared / Math.min(set.size, sets[other]!.size);
      if (share > found.share) found = { share, pair: [other, one] };
    }
  return found;
};
