import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import { isTriedName } from "../tried.ts";
import { findConfusion, findManyRead } from "./given-characters.ts";
import type { Part } from "./parts.ts";
import { findDouble, toStartSound } from "./rules-english.ts";
import { type ChineseView, type EnglishView, listGridsOf, type NameView } from "./view.ts";

const of =
  (holds: (chinese: ChineseView, view: NameView) => Holding | null) =>
  (view: NameView): Holding | null =>
    view.chinese ? holds(view.chinese, view) : null;
const english =
  (holds: (english: EnglishView) => Holding | null) =>
  (view: NameView): Holding | null =>
    view.english ? holds(view.english) : null;

const toValue = ({ cast }: ChineseView, key: string): number => cast.scoreParts.find((part) => part.key === key)?.value ?? 0;

/** Spellings that are written down wrong over the telephone. */
const misspelt: readonly (readonly [string, RegExp])[] = [
  ["ph", /ph/i],
  ["ck", /c[kh]/i],
  ["ie", /ie|ei/i],
  ["y", /y/i],
  ["silent", /[^aeiou\W]e$/i],
];
export const findMisspelt = ({ cast }: EnglishView): { word: string; place: number; kind: string } | null => {
  for (const [kind, pattern] of misspelt) {
    const at = cast.words.findIndex(({ word }) => pattern.test(word));
    if (at >= 0) return { word: cast.words[at]!.word, place: at + 1, kind };
  }
  return null;
};

/** All stand under one part, so that a second ask is told the next of them. */
export const dissentRules = defineRules<NameView, Part>()([
  {
    key: "chosenByRule",
    part: "overall",
    role: "dissent",
    weight: 9,
    holds: of(({ cast }, { isSuggested }) => (isSuggested ? { facts: ["suggestion.1"], of: cast.given } : null)),
  },
  {
    key: "schoolsDiffer",
    part: "overall",
    role: "dissent",
    weight: 8,
    holds: of(({ cast }) => {
      const grid = (["person", "total", "earth", "outer"] as const).find((name) => cast.luck[name] === "half");
      return grid ? { facts: [`grid.${grid}`], of: grid } : null;
    }),
  },
  {
    key: "lovedMore",
    part: "overall",
    role: "dissent",
    weight: 7,
    holds: of(({ cast }) => {
      const grid = (["person", "total", "earth"] as const).find((name) => cast.luck[name] === "unlucky");
      return grid ? { facts: [`grid.${grid}`], of: grid } : null;
    }),
  },
  {
    key: "numbersNotEar",
    part: "overall",
    role: "dissent",
    weight: 7.5,
    holds: of((own) => (toValue(own, "grids") >= 75 && toValue(own, "sound") < 80 ? { facts: ["score", "sound"] } : null)),
  },
  {
    key: "earNotNumbers",
    part: "overall",
    role: "dissent",
    weight: 6.5,
    holds: of((own) => (toValue(own, "grids") < 45 && toValue(own, "sound") >= 85 ? { facts: ["score", "sound"] } : null)),
  },
  {
    key: "luckyForAll",
    part: "overall",
    role: "dissent",
    weight: 6,
    holds: of((own, { isSuggested }) => (!isSuggested && listGridsOf(own.cast, "lucky").length === 4 ? { facts: ["score"] } : null)),
  },
  {
    key: "radicalOnly",
    part: "overall",
    role: "dissent",
    weight: 6.2,
    holds: of((own) =>
      own.cast.birth && toValue(own, "element") >= 85 ? { facts: ["wanted"], of: own.given.find(({ element }) => element)?.element ?? "wood" } : null,
    ),
  },
  {
    key: "otherTriads",
    part: "overall",
    role: "dissent",
    weight: 3,
    holds: of(({ cast: { triadDetail } }) => ({ facts: ["triad"], of: triadDetail.triad })),
  },
  {
    key: "yVowel",
    part: "overall",
    role: "dissent",
    weight: 7,
    holds: english(({ soulWithY }) => (soulWithY === null ? null : { facts: ["number.soulUrge"], of: String(soulWithY) })),
  },
  {
    key: "meaningForgotten",
    part: "overall",
    role: "dissent",
    weight: 5,
    holds: english(({ origin }) => (origin ? { facts: ["word.1"], of: origin.origin } : null)),
  },
  {
    key: "otherTables",
    part: "overall",
    role: "dissent",
    weight: 3,
    holds: english(({ cast }) => ({ facts: ["number.expression"], of: String(cast.expression.root) })),
  },
  {
    key: "oneStroke",
    part: "overall",
    role: "dissent",
    weight: 2.5,
    holds: of(({ cast }) => ({ facts: ["grid.total"], of: String(cast.grids.total) })),
  },
  { key: "namesakes", part: "overall", role: "dissent", weight: 2.5, holds: english(({ cast }) => ({ facts: ["word.1"], of: String(cast.words[0]!.root) })) },
]);

/** All stand under one part, so that a second ask is given the next of them. */
export const closingRules = defineRules<NameView, Part>()([
  {
    key: "doPickTwo",
    part: "overall",
    role: "doing",
    weight: 9,
    holds: of(({ cast }, { isSuggested }) => (isSuggested ? { facts: ["suggestion.1"], of: cast.given } : null)),
  },
  {
    key: "doSayFast",
    part: "overall",
    role: "doing",
    weight: 8,
    holds: of(({ cast: { sound } }) => (sound.homophones.length > 0 ? { facts: ["sound"] } : null)),
  },
  {
    key: "doAskForm",
    part: "overall",
    role: "doing",
    weight: 7,
    holds: of(({ cast }) => (cast.alternatives.length > 0 ? { facts: ["alternative.1"] } : null)),
  },
  {
    key: "doWrite",
    part: "overall",
    role: "doing",
    weight: 6,
    holds: of((own) =>
      own.given.some(({ today }) => today >= 14) ? { facts: own.given.filter(({ today }) => today >= 14).map(({ place }) => `char.${place}`) } : null,
    ),
  },
  {
    key: "doBirth",
    part: "overall",
    role: "doing",
    weight: 5.5,
    holds: of((own) => (own.cast.birth && toValue(own, "element") <= 30 ? { facts: ["wanted"] } : null)),
  },
  { key: "doCall", part: "overall", role: "doing", weight: 4, holds: of(({ cast: { sound } }) => ({ facts: ["sound"], of: sound.tones.slice(-2).join("") })) },
  {
    key: "doTell",
    part: "overall",
    role: "doing",
    weight: 4.5,
    holds: of(({ given }) => {
      const last = given.at(-1);
      return last?.entry && isTriedName(given.map(({ char }) => char).join("")) ? { facts: [`char.${last.place}`], of: last.entry.theme } : null;
    }),
  },
  {
    key: "doSign",
    part: "overall",
    role: "doing",
    weight: 2,
    holds: of(({ cast }) => ({ facts: cast.proof.map((_, index) => `char.${index + 1}`), of: String(cast.proof.reduce((sum, { today }) => sum + today, 0)) })),
  },
  {
    key: "watchReadings",
    part: "overall",
    role: "watching",
    weight: 7,
    holds: of((own) => {
      const found = findManyRead(own.cast);
      return found ? { facts: [`char.${found.place}`], of: found.char } : null;
    }),
  },
  {
    key: "watchHearing",
    part: "overall",
    role: "watching",
    weight: 6,
    holds: of((own) => {
      const found = findConfusion(own.cast);
      return found ? { facts: ["sound"], of: found.kind } : null;
    }),
  },
  {
    key: "watchSame",
    part: "overall",
    role: "watching",
    weight: 6.5,
    holds: of((own, { isSuggested }) => (!isSuggested && isTriedName(own.cast.given) ? { facts: own.given.map(({ place }) => `char.${place}`) } : null)),
  },
  {
    key: "watchGrid",
    part: "overall",
    role: "watching",
    weight: 4,
    holds: of(({ cast }) => {
      const grid = (["person", "earth", "total", "outer"] as const).find((name) => cast.luck[name] === "unlucky");
      return grid ? { facts: [`grid.${grid}`], of: grid } : null;
    }),
  },
  {
    key: "watchLast",
    part: "overall",
    role: "watching",
    weight: 1,
    holds: of(({ cast: { sound } }, { isSuggested }) => (isSuggested ? null : { facts: ["sound"], of: String(sound.tones.at(-1)) })),
  },
  {
    key: "watchCalled",
    part: "overall",
    role: "watching",
    weight: 5,
    holds: of(({ cast }, { isSuggested }) => (isSuggested ? { facts: ["suggestion.1"], of: cast.given } : null)),
  },
  { key: "doInitials", part: "overall", role: "doing", weight: 9, holds: english(({ cast }) => (cast.initialsClash ? { facts: ["initials"] } : null)) },
  {
    key: "doIntroduce",
    part: "overall",
    role: "doing",
    weight: 5,
    holds: english(({ cast }) => ({
      facts: ["rhythm"],
      of: cast.words.length === 1 ? "one" : cast.joint === "clear" ? `clear.${toStartSound(cast.words.at(-1)!.word)}` : cast.joint,
    })),
  },
  {
    key: "doSoul",
    part: "overall",
    role: "doing",
    weight: 5.5,
    holds: english(({ cast }) => ({ facts: ["number.soulUrge"], of: String(cast.soulUrge.root) })),
  },
  {
    key: "watchSpelling",
    part: "overall",
    role: "watching",
    weight: 6,
    holds: english((own) => {
      const found = findMisspelt(own);
      return found ? { facts: [`word.${found.place}`], of: found.kind } : null;
    }),
  },
  { key: "watchDouble", part: "overall", role: "watching", weight: 6.5, holds: english((own) => (findDouble(own) ? { facts: ["word.1"] } : null)) },
  {
    key: "watchShort",
    part: "overall",
    role: "watching",
    weight: 3,
    holds: english(({ cast }) => ({ facts: ["word.1"], of: toStartSound(cast.words[0]!.word) })),
  },
]);

export const proposalRules = defineRules<NameView, Part>()([
  {
    key: "topThree",
    part: "proposals",
    weight: 9,
    holds: ({ cast, isSuggested }) =>
      isSuggested && cast.kind === "chinese"
        ? { facts: cast.suggestions.slice(0, 3).map((_, index) => `suggestion.${index + 1}`), of: cast.suggestions[0]!.given }
        : null,
  },
  {
    key: "others",
    part: "proposals",
    weight: 8,
    holds: ({ cast, isSuggested }) =>
      isSuggested && cast.kind === "chinese" && cast.suggestions.length > 3
        ? { facts: cast.suggestions.slice(3).map((_, index) => `suggestion.${index + 4}`), of: cast.suggestions[3]!.given }
        : null,
  },
]);
