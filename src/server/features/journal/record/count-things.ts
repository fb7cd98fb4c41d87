import type { Claim, Mark, MarkCounts } from "../../../../shared/contract/journal.ts";
import { countMarks } from "./judge-methods.ts";

export interface MarkedReading {
  topic: string;
  claims: readonly Claim[];
  marks: readonly Mark[];
}

const thingsMost = 12;
const claimsLeast = 2;

/** The name without how it lies: 魔术师 · 逆位, The Magician, reversed. */
const toName = (value: string): string => value.split(/ ?· ?|, |（/)[0]!.trim();

/**
 * What came of the claims that rest on a card, a hexagram, a lot, by its name, the oftenest first. Pure.
 * @param namedBy the keys of the facts that name a topic's casts
 */
export const countThings = (
  readings: readonly MarkedReading[],
  namedBy: (topic: string) => readonly string[],
): { topic: string; name: string; marks: MarkCounts }[] => {
  const marks = new Map<string, { topic: string; name: string; marks: Mark[] }>();
  for (const { topic, claims, marks: said } of readings)
    for (const [at, { facts }] of claims.entries()) {
      const mark = said[at];
      const names = new Set(facts.filter(({ key }) => namedBy(topic).includes(key)).map(({ value }) => toName(value)));
      for (const name of mark ? names : []) {
        const key = `${topic} ${name}`;
        const thing = marks.get(key) ?? { topic, name, marks: [] };
        marks.set(key, thing);
        thing.marks.push(mark!);
      }
    }
  return [...marks.values()]
    .filter((thing) => thing.marks.length >= claimsLeast)
    .sort((one, other) => other.marks.length - one.marks.length)
    .slice(0, thingsMost)
    .map((thing) => ({ ...thing, marks: countMarks(thing.marks) }));
};
