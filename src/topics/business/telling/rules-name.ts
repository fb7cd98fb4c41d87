import { isVowel } from "../../kit/letters/letters.ts";
import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import { suitedRoots } from "../industries.ts";
import type { Part } from "./parts.ts";
import type { BusinessView, CoreCharacter } from "./view.ts";

const rule = defineRules<BusinessView, Part>();
const when = (holds: unknown, ...[facts, of]: [facts: string[], of: string | number]): Holding | null => (holds ? { facts, of: String(of) } : null);
const pickHeavy = ({ core }: BusinessView): CoreCharacter | undefined => [...core].sort((one, other) => other.strokes - one.strokes)[0];
/** A character whose Kangxi count is not the one it is written with. */
export const findRecounted = ({ core }: BusinessView): CoreCharacter | undefined => core.find(({ strokes, today }) => strokes !== today);
/** Letters that stay the same in a mirror or from behind a window. */
export const listMirrored = ({ latin }: BusinessView): string[] =>
  latin?.words.flatMap(({ letters }) => letters.filter((letter) => "AHIMOTUVWXY".includes(letter))) ?? [];

const proposal = <const Key extends string>(key: Key, index: number, weight: number) =>
  ({
    key,
    part: "proposals",
    weight,
    holds: ({ cast }: BusinessView) => {
      const one = cast.suggestions[index];
      return one ? { facts: [`suggestion.${index + 1}`], of: one.chinese.core } : null;
    },
  }) as const;

const proposalRules = rule([
  proposal("proposalFirst", 0, 9),
  proposal("proposalSecond", 1, 8),
  proposal("proposalThird", 2, 7),
  proposal("proposalFourth", 3, 6),
  proposal("proposalFifth", 4, 5),
]);

const numberRules = rule([
  { key: "coreNumber", part: "numbers", weight: 7, holds: ({ chinese }) => when(chinese, ["number.core"], chinese?.coreNumber.number ?? 0) },
  {
    key: "totalNumber",
    part: "numbers",
    weight: ({ chinese }) => (chinese?.coreNumber.luck === chinese?.totalNumber.luck ? 5 : 8),
    holds: ({ chinese }) => when(chinese && chinese.core !== chinese.name, ["number.core", "number.total"], chinese?.totalNumber.number ?? 0),
  },
  {
    key: "numberTrade",
    part: "numbers",
    weight: 4,
    holds: ({ chinese, industry }) => when(chinese && industry, ["number.core", "industry"], `${chinese?.coreNumber.element}.${industry?.main}`),
  },
  {
    key: "heavyChar",
    part: "numbers",
    weight: (view) => ((pickHeavy(view)?.strokes ?? 0) >= 20 ? 6 : 3),
    holds: (view) => {
      const heavy = pickHeavy(view);
      return heavy && view.core.length > 1 ? { facts: [`char.${heavy.place}`], of: `${heavy.char}.${heavy.strokes}` } : null;
    },
  },
  {
    key: "recounted",
    part: "numbers",
    weight: 4.5,
    holds: (view) => {
      const found = findRecounted(view);
      return found ? { facts: [`char.${found.place}`], of: found.char } : null;
    },
  },
  { key: "root", part: "numbers", weight: 7, holds: ({ latin, chinese }) => when(latin && !chinese, ["letters"], latin?.root ?? 0) },
  {
    key: "rootTrade",
    part: "numbers",
    weight: 6,
    holds: ({ latin, chinese, industry }) =>
      when(
        latin && !chinese && industry,
        ["letters", "industry"],
        latin && industry ? `${industry.group}.${suitedRoots[industry.group].includes(latin.root)}.${latin.root}` : "",
      ),
  },
  { key: "passion", part: "numbers", weight: 5, holds: ({ passion }) => when(passion, ["letters"], `${passion?.digit}.${passion?.letters}`) },
  {
    key: "cornerstone",
    part: "numbers",
    weight: 4.5,
    holds: ({ latin }) => when(latin, ["letters"], latin?.words[0]?.word ?? ""),
  },
  {
    key: "missing",
    part: "numbers",
    weight: 4,
    holds: ({ missing, latin }) => when(latin && missing.length > 0, ["letters"], missing.join("")),
  },
]);

const soundRules = rule([
  {
    key: "homophone",
    part: "sound",
    weight: ({ chinese }) => (chinese?.sound.homophones.some(({ isExact }) => isExact) ? 10 : 8),
    holds: ({ chinese }) => when(chinese && chinese.sound.homophones.length > 0, ["sound"], chinese?.sound.homophones[0]?.word ?? ""),
  },
  {
    key: "issue",
    part: "sound",
    weight: 7,
    holds: ({ chinese, brand }) => when(chinese && chinese.sound.issues.length > 0, ["sound"], `${chinese?.sound.issues[0]}.${brand}`),
  },
  { key: "tones", part: "sound", weight: 6, holds: ({ chinese }) => when(chinese, ["sound"], chinese?.sound.tones.join("") ?? "") },
  {
    key: "ending",
    part: "sound",
    weight: 5,
    holds: ({ chinese, core }) => when(chinese, ["sound"], `${chinese?.sound.ending}.${core.at(-1)?.char}`),
  },
  {
    key: "opener",
    part: "sound",
    weight: 4,
    holds: ({ chinese }) => when(chinese, ["sound"], `${chinese?.sound.elements[0]}.${chinese?.sound.pinyin[0]}`),
  },
  {
    key: "soundTrade",
    part: "sound",
    weight: 5.5,
    holds: ({ chinese, industry }) =>
      when(chinese && industry && chinese.sound.elements.includes(industry.main), ["sound", "industry"], `${industry?.main}.${chinese?.sound.pinyin.join("")}`),
  },
  { key: "beats", part: "sound", weight: 6, holds: ({ latin }) => when(latin, ["beats"], `${latin?.syllables}.${latin?.stress}.${latin?.words.at(-1)?.word}`) },
  {
    key: "latinEnding",
    part: "sound",
    weight: 5,
    holds: ({ latin }) => when(latin, ["beats"], `${latin?.ending}.${latin?.words.at(-1)?.letters.slice(-2).join("")}`),
  },
  {
    key: "latinOpener",
    part: "sound",
    weight: 4,
    holds: ({ latin }) => {
      const letter = latin?.words[0]?.letters[0] ?? "";
      return when(
        latin,
        ["beats"],
        `${isVowel(letter) ? "vowel" : "BDGKPTCQ".includes(letter) ? "burst" : "SZFVXJH".includes(letter) ? "breath" : "hum"}.${letter}`,
      );
    },
  },
  { key: "run", part: "sound", weight: 7, holds: ({ latin }) => when(latin && latin.longestRun >= 3, ["beats"], `${latin?.longestRun}.${latin?.name}`) },
  {
    key: "vowels",
    part: "sound",
    weight: 3.5,
    holds: ({ latin }) => when(latin, ["beats"], `${latin?.words.flatMap(({ letters }) => letters.filter(isVowel)).join("")}.${latin?.letterCount}`),
  },
  { key: "phone", part: "sound", weight: 3, holds: ({ latin }) => when(latin, ["beats", "length"], latin?.name ?? "") },
]);

const signRules = rule([
  {
    key: "clash",
    part: "sign",
    weight: 10,
    holds: ({ latin }) => when(latin && (latin.clash ?? latin.initialsClash) !== null, ["clash"], latin?.clash ?? latin?.initialsClash ?? ""),
  },
  { key: "stem", part: "sign", weight: 7, holds: ({ stem, core }) => when(stem, [`char.${core[0]?.place}`], stem?.word ?? "") },
  {
    key: "firstChar",
    part: "sign",
    weight: 5,
    holds: ({ core }) => when(core[0], [`char.${core[0]?.place}`], core[0]?.char ?? ""),
  },
  {
    key: "lastChar",
    part: "sign",
    weight: 4.5,
    holds: ({ core }) => when(core.length > 1, [`char.${core.at(-1)?.place}`], core.at(-1)?.char ?? ""),
  },
  {
    key: "written",
    part: "sign",
    weight: 4,
    holds: ({ core }) =>
      when(
        core.length > 0,
        core.map(({ place }) => `char.${place}`),
        core.map(({ today }) => today).join("+"),
      ),
  },
  {
    key: "length",
    part: "sign",
    weight: ({ core }) => (core.length === 2 ? 2 : 6),
    holds: ({ core, chinese }) => when(chinese, ["length"], `${core.length}.${chinese?.name.length}.${core.at(-1)?.char}`),
  },
  {
    key: "tradeWord",
    part: "sign",
    weight: 3.5,
    holds: ({ chinese }) => {
      const index = chinese?.affixes.findIndex(({ kind }) => kind === "trade") ?? -1;
      return index < 0 ? null : { facts: [`affix.${index + 1}`], of: chinese!.affixes[index]!.text };
    },
  },
  {
    key: "latinLength",
    part: "sign",
    weight: ({ latin }) => (latin && (latin.letterCount < 4 || latin.letterCount > 10) ? 7 : 4),
    holds: ({ latin, chinese }) => when(latin && !chinese, ["length"], `${latin?.letterCount}.${latin?.name}`),
  },
  {
    key: "initials",
    part: "sign",
    weight: 4.5,
    holds: ({ latin }) => when(latin && latin.words.length > 1 && latin.initialsClash === null, ["clash"], latin?.initials ?? ""),
  },
  {
    key: "mirrored",
    part: "sign",
    weight: 3.5,
    holds: (view) => when(view.latin, ["letters"], `${listMirrored(view).join("")}.${view.latin?.letterCount}`),
  },
  {
    key: "inLists",
    part: "sign",
    weight: 2.5,
    holds: ({ latin }) => when(latin, ["letters", "length"], latin?.name ?? ""),
  },
  {
    key: "oneWord",
    part: "sign",
    weight: 3,
    holds: ({ latin }) => when(latin?.words.length === 1, ["clash", "length"], latin?.name ?? ""),
  },
]);

export const nameRules = [...proposalRules, ...numberRules, ...soundRules, ...signRules];
