import type { FactChip } from "../../../../../shared/contract/stream.ts";
import { manifest } from "../../../../../topics/manifest.ts";
import type { Standing } from "../standing.ts";
import type { Lean } from "./words.ts";

const waitSigns =
  /^(?:不|别|先不|先别|先缓|缓|等|慢|未|难|还不|再等|偏向(?:缓|不)|暂|两难|没有)|缓一缓|等一等|先不急|^(?:no\b(?! (?:harm|need))|not\b|don['’]?t|wait|better wait|hold|hardly|undecided|slow)/i;
const onSigns =
  /^(?:可以|能|会|行(?!不行)|好|有|是|对|去|要|先看|办|选|偏向可以|无妨|“)|可以|^(?:yes|you (?:can|may|will)|go|do|it will|there is|changing|for a|no (?:harm|need))|looks right/i;

/** What the facts weigh to, where the craft weighs; else what the headline begins with. */
export const findLean = ({ topic, cast, reading: { headline } }: Standing): Lean => {
  const weighed = topic.facts(cast).flatMap(({ key, values }) => {
    const { lean, total, score } = values;
    const value = key === "lean" ? [lean, total, score].find((one) => typeof one === "number") : lean;
    return typeof value === "number" ? [value] : [];
  })[0];
  if (weighed !== undefined) return weighed > 0 ? "on" : weighed < 0 ? "wait" : "even";
  if (waitSigns.test(headline)) return "wait";
  return onSigns.test(headline) ? "on" : "even";
};

/** The fact that speaks first: of those the reading opens with, one that names the cast. */
export const findFirstFact = ({ id, chips, reading: { paragraphs } }: Standing): FactChip | undefined => {
  const told = paragraphs.flatMap(({ facts }) => facts).flatMap((fact) => chips.find((chip) => chip.id === fact) ?? []);
  const namedBy = manifest[id].engine?.namedBy ?? [];
  const named = told.filter(({ value }) => /^\p{L}/u.test(value));
  return named.find(({ key }) => namedBy.includes(key)) ?? named.find(({ key }) => key !== "lean") ?? told[0] ?? chips[0];
};
