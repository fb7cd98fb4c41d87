import type { GridName } from "../../kit/grids/grids.ts";
import { gridNames } from "../../kit/grids/grids.ts";
import type { ChineseNameCast } from "../chinese.ts";
import type { EnglishNameCast } from "../english.ts";
import { findEnglishName } from "../english-names.ts";
import { isTriedName } from "../tried.ts";
import { findConfusion, findHardCharacter, findManyRead } from "./given-characters.ts";

export type StrengthKey =
  | "allLucky"
  | "triadBest"
  | "triadLucky"
  | "gridLucky"
  | "soundClean"
  | "elementFirst"
  | "elementOther"
  | "allFive"
  | "lightHand"
  | "unlikeLengths"
  | "cleanJoint"
  | "easy"
  | "master"
  | "knownOrigin"
  | "alliteration"
  | "plainStart";
export type FlawKey =
  | "homophone"
  | "homophoneLoose"
  | "echo"
  | "sameTones"
  | "lowRun"
  | "sameInitials"
  | "sameFinals"
  | "gridUnlucky"
  | "gridHalf"
  | "triadUnlucky"
  | "elementNone"
  | "heavyHand"
  | "tried"
  | "rare"
  | "hardChar"
  | "misheard"
  | "manyRead"
  | "initialsClash"
  | "rhyme"
  | "sameSound"
  | "longRun"
  | "twoBeats"
  | "sameLengths"
  | "longName"
  | "unknownOrigin"
  | "missingDigits";

/** What speaks for a name or against it, the heavier the more it counts; `grid` where it is one grid's. */
export interface Trait<Key extends string = StrengthKey | FlawKey> {
  key: Key;
  weight: number;
  facts: readonly string[];
  grid?: GridName;
}

export interface Traits {
  /** Heaviest first, never empty. */
  strengths: readonly Trait<StrengthKey>[];
  flaws: readonly Trait<FlawKey>[];
}

const ranked = <Key extends string>(traits: readonly (Trait<Key> | false)[]): Trait<Key>[] =>
  traits.filter((trait) => trait !== false).sort((one, other) => other.weight - one.weight);

/** Strokes of the given name as one writes it today: 24 and more tire a child's hand, 12 and fewer don't. */
const heavyStrokes = 24;
const lightStrokes = 12;

const goodGrids: Partial<Record<GridName, number>> = { person: 4.5, total: 4.2, earth: 3, outer: 2 };
const badGrids: Partial<Record<GridName, number>> = { person: 6, total: 5.5, earth: 4.5, outer: 2.5 };

/** What speaks for and against a Chinese name. */
export const listTraits = (cast: ChineseNameCast): Traits => {
  const { luck, sound, triadDetail, scoreParts, given, surname } = cast;
  const element = scoreParts.find(({ key }) => key === "element")?.value;
  const strokes = cast.proof.slice([...surname].length).reduce((sum, { today }) => sum + today, 0);
  const own = gridNames.filter((name) => name !== "heaven");
  const gridsOf = (wanted: string) => own.filter((name) => luck[name] === wanted);
  const chars = cast.proof.slice([...surname].length).map((_, index) => `char.${[...surname].length + index + 1}`);
  const isTried = isTriedName(given);
  const hard = findHardCharacter(cast);
  const has = (issue: (typeof sound.issues)[number]) => sound.issues.includes(issue);
  return {
    strengths: ranked<StrengthKey>([
      gridsOf("lucky").length === own.length && { key: "allLucky", weight: 8, facts: own.map((name) => `grid.${name}`) },
      triadDetail.score === 4 && { key: "triadBest", weight: 7.5, facts: ["triad"] },
      triadDetail.score === 3 && { key: "triadLucky", weight: 4.3, facts: ["triad"] },
      element === 100 && { key: "elementFirst", weight: 7, facts: ["wanted", ...chars] },
      element === 85 && { key: "elementOther", weight: 5, facts: ["wanted", ...chars] },
      new Set(Object.values(cast.elements)).size === 5 && { key: "allFive", weight: 6, facts: gridNames.map((name) => `grid.${name}`) },
      sound.score === 100 && { key: "soundClean", weight: new Set(sound.tones).size === sound.tones.length ? 4.8 : 3.5, facts: ["sound"] },
      strokes <= lightStrokes && { key: "lightHand", weight: 3.2, facts: chars },
      ...gridsOf("lucky").map((grid): Trait<StrengthKey> => ({ key: "gridLucky", weight: goodGrids[grid]!, facts: [`grid.${grid}`], grid })),
      { key: "plainStart", weight: 0.1, facts: ["score"] },
    ]),
    flaws: ranked<FlawKey>([
      sound.homophones.some(({ isExact }) => isExact) && { key: "homophone", weight: 9, facts: ["sound"] },
      sound.homophones.length > 0 && sound.homophones.every(({ isExact }) => !isExact) && { key: "homophoneLoose", weight: 6.5, facts: ["sound"] },
      has("echo") && { key: "echo", weight: 7, facts: ["sound"] },
      has("sameTones") && { key: "sameTones", weight: 6.2, facts: ["sound"] },
      has("lowRun") && { key: "lowRun", weight: 4.8, facts: ["sound"] },
      has("sameInitials") && { key: "sameInitials", weight: 4.7, facts: ["sound"] },
      has("sameFinals") && { key: "sameFinals", weight: 4.6, facts: ["sound"] },
      ...gridsOf("unlucky").map((grid): Trait<FlawKey> => ({ key: "gridUnlucky", weight: badGrids[grid]!, facts: [`grid.${grid}`], grid })),
      triadDetail.luck === "unlucky" && { key: "triadUnlucky", weight: 5, facts: ["triad"] },
      element === 30 && { key: "elementNone", weight: 5.2, facts: ["wanted"] },
      strokes >= heavyStrokes && { key: "heavyHand", weight: 3.4, facts: chars },
      hard !== undefined && { key: "hardChar", weight: 3.3, facts: chars },
      findManyRead(cast) !== null && { key: "manyRead", weight: 3.6, facts: ["sound"] },
      findConfusion(cast) !== null && { key: "misheard", weight: 3.1, facts: ["sound"] },
      isTried && { key: "tried", weight: 3, facts: chars },
      ...gridsOf("half").map((grid): Trait<FlawKey> => ({ key: "gridHalf", weight: badGrids[grid]! / 3, facts: [`grid.${grid}`], grid })),
      !isTried && { key: "rare", weight: 0.5, facts: chars },
    ]),
  };
};

/** What speaks for and against an English name. */
export const listEnglishTraits = (cast: EnglishNameCast): Traits => {
  const { words, joint, longestRun, initialsClash } = cast;
  const [first, last] = [words[0]!.syllables, words.at(-1)!.syllables];
  const hasTwo = words.length > 1;
  const isLong = words.reduce((sum, { syllables }) => sum + syllables, 0) > 7;
  const masters = (["expression", "soulUrge", "personality"] as const).filter((of) => cast[of].root > 9);
  const origin = findEnglishName(words[0]!.word);
  return {
    strengths: ranked<StrengthKey>([
      masters.length > 0 && { key: "master", weight: 6, facts: masters.map((of) => `number.${of}`) },
      hasTwo && first !== last && !isLong && { key: "unlikeLengths", weight: 5, facts: ["rhythm"] },
      hasTwo && joint === "clear" && { key: "cleanJoint", weight: 4, facts: ["rhythm"] },
      joint === "alliteration" && { key: "alliteration", weight: 4.5, facts: ["rhythm"] },
      longestRun <= 2 && { key: "easy", weight: 3, facts: ["rhythm"] },
      origin !== undefined && { key: "knownOrigin", weight: 3.5, facts: ["word.1"] },
      { key: "plainStart", weight: 0.1, facts: ["score"] },
    ]),
    flaws: ranked<FlawKey>([
      initialsClash !== null && { key: "initialsClash", weight: 9, facts: ["initials"] },
      joint === "rhyme" && { key: "rhyme", weight: 7, facts: ["rhythm"] },
      joint === "sameSound" && { key: "sameSound", weight: 6.5, facts: ["rhythm"] },
      longestRun >= 4 && { key: "longRun", weight: 5, facts: ["rhythm"] },
      hasTwo && first === 1 && last === 1 && { key: "twoBeats", weight: 4.5, facts: ["rhythm"] },
      hasTwo && first === last && first > 1 && { key: "sameLengths", weight: 3.5, facts: ["rhythm"] },
      isLong && { key: "longName", weight: 4, facts: ["rhythm"] },
      origin === undefined && { key: "unknownOrigin", weight: 2, facts: ["word.1"] },
      { key: "missingDigits", weight: 1, facts: words.map((_, index) => `word.${index + 1}`) },
    ]),
  };
};
