import type { Element } from "../kit/hexagrams/elements.ts";
import { type Homophone, listHomophones } from "../kit/strokes/homophones.ts";
import { listReadings } from "../kit/strokes/strokes.ts";
import { parseSyllable, type Syllable } from "../kit/strokes/syllable.ts";
import { illWords } from "./data/ill-words.ts";

export type BrandSoundIssue = "sameTones" | "lowRun" | "clipped" | "sameInitials" | "sameFinals" | "twoReadings";
/** How wide the mouth is at the end: open carries across a street, closed does not. */
export type Ending = "open" | "nasal" | "narrow" | "closed";

export interface BrandSound {
  pinyin: string[];
  tones: number[];
  /** 五音 of each syllable. */
  elements: Element[];
  ending: Ending;
  issues: BrandSoundIssue[];
  /** The character that is read in two common ways, or null. */
  twoReadings: string | null;
  homophones: Homophone[];
  /** 0–100. */
  score: number;
}

/**
 * 五音 by where the mouth makes the first sound: lips water, tip of the tongue fire, back teeth wood, teeth metal, throat or none earth.
 * 星 x is metal, 河 h earth. Source: 《玉篇》辨五音法 (喉宫 齿商 牙角 舌徵 唇羽); j q x, whose old sounds part, are counted with the teeth.
 */
export const toSoundElement = ({ initial }: Syllable): Element => {
  if (/^[bpmf]$/.test(initial)) return "water";
  if (/^[dtnl]$/.test(initial)) return "fire";
  if (/^[gk]$/.test(initial)) return "wood";
  return /^(?:zh|ch|sh|[zcsrjqx])$/.test(initial) ? "metal" : "earth";
};

const toEnding = ({ final }: Syllable): Ending => {
  if (/ng$/.test(final)) return "nasal";
  if (/(?:a|ao|ai|ia|ua|uai|iao)$/.test(final)) return "open";
  return /(?:^|[^aeo])[iuv]$/.test(final) || /n$/.test(final) ? "closed" : "narrow";
};

const penalties: Record<BrandSoundIssue, number> = { sameTones: 15, lowRun: 15, clipped: 8, sameInitials: 12, sameFinals: 10, twoReadings: 15 };
const exactHomophone = 60;
const looseHomophone = 20;
const endingCost: Record<Ending, number> = { open: 0, nasal: 0, narrow: 4, closed: 10 };

const ill = illWords.map((word) => ({ word, syllables: [...word].map((char) => parseSyllable(listReadings(char)[0] ?? "")) }));

const listIllWords = (syllables: readonly Syllable[]): Homophone[] =>
  syllables.slice(1).flatMap((second, place) => {
    const first = syllables[place]!;
    return ill.flatMap(({ word, syllables: [one, other] }) =>
      one?.plain === first.plain && other?.plain === second.plain ? [{ word, place, isExact: one.tone === first.tone && other.tone === second.tone }] : [],
    );
  });

/** Characters a customer may read otherwise: these only, since most second readings are never thought of. */
const readTwice = "行乐重长朝调曾单都发干好会降觉空量露宁铺强曲省盛宿提参血应着知中种转乘藏尽薄差传弹当卡畜率没难奇切石厦色似吁咽载占正殷隆堡";

const isSame = (values: readonly (string | number)[]): boolean => values.length > 1 && new Set(values).size === 1;

/**
 * How a brand is heard: 100 less 15 where three or more tones are all the same or two third tones close it, 8 where a short one ends on two falls, 12 for
 * neighbours that share an initial, 10 for a shared final (a doubled character is meant so and costs nothing), 15 for a character read in two ways, up to
 * 10 for a close that does not carry; 60 for an unwelcome word, 20 where only its tones differ. 星河 xīng hé: only the narrow close, 96.
 * @param core known characters
 */
export const toBrandSound = (core: string): BrandSound => {
  const chars = [...core];
  const syllables = chars.map((char) => parseSyllable(listReadings(char)[0] ?? ""));
  const tones = syllables.map(({ tone }) => tone);
  const pairs = syllables.slice(1).map((syllable, index) => [syllables[index]!, syllable] as const);
  const twoReadings = chars.find((char) => readTwice.includes(char)) ?? null;
  const found: Record<BrandSoundIssue, boolean> = {
    sameTones: tones.length > 2 && isSame(tones),
    lowRun: tones.slice(-2).length === 2 && tones.slice(-2).every((tone) => tone === 3),
    clipped: tones.length === 2 && tones.every((tone) => tone === 4),
    sameInitials: pairs.some(([one, other]) => one.initial !== "" && one.initial === other.initial && one.plain !== other.plain),
    sameFinals: pairs.some(([one, other]) => one.final === other.final && one.plain !== other.plain),
    twoReadings: twoReadings !== null,
  };
  const issues = (Object.keys(found) as BrandSoundIssue[]).filter((issue) => found[issue]);
  const homophones = [...listHomophones(syllables), ...listIllWords(syllables)].filter(({ word }) => !core.includes(word));
  const ending = toEnding(syllables.at(-1)!);
  const cost =
    issues.reduce((sum, issue) => sum + penalties[issue], 0) +
    homophones.reduce((sum, { isExact }) => sum + (isExact ? exactHomophone : looseHomophone), 0) +
    endingCost[ending];
  return {
    pinyin: syllables.map(({ text }) => text),
    tones,
    elements: syllables.map(toSoundElement),
    ending,
    issues,
    twoReadings,
    homophones,
    score: Math.max(0, 100 - cost),
  };
};
