import { isVowel, reduceNumber, toLetters, toLetterValue } from "../../kit/letters/letters.ts";
import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import { findEnglishName } from "../english-names.ts";
import type { Part } from "./parts.ts";
import { toShape } from "./rules-chinese.ts";
import type { EnglishView, NameView } from "./view.ts";

const of =
  (holds: (english: EnglishView) => Holding | null) =>
  (view: NameView): Holding | null =>
    view.english ? holds(view.english) : null;

const listWordFacts = ({ cast }: EnglishView): string[] => cast.words.map((_, index) => `word.${index + 1}`);
const countLetters = ({ cast }: EnglishView): number => cast.words.reduce((sum, { letters }) => sum + letters.length, 0);

/** How a word starts or ends in the mouth, by its letter. */
const toLetterSound = (letter: string): "vowel" | "hum" | "stop" | "hiss" | "flow" => {
  if ("AEIOUY".includes(letter)) return "vowel";
  if ("MN".includes(letter)) return "hum";
  if ("BDGKPTCQ".includes(letter)) return "stop";
  return "FHJSVXZ".includes(letter) ? "hiss" : "flow";
};

/** Names whose last e is spoken. */
const spokenE = /^(?:phoebe|penelope|hermione|daphne|ariadne|chloe|zoe|renee|josie)$/i;

/** How a word opens in the mouth: Charlotte on breath, Wright on a glide, Knut on a hum. */
export const toStartSound = (word: string): ReturnType<typeof toLetterSound> => {
  if (/^(?:ch(?!r|l)|sh|th(?!om)|ph|c(?=[eiy])|g(?=e[oern]|i[aln]))/i.test(word)) return "hiss";
  if (/^(?:kn|gn)/i.test(word)) return "hum";
  return /^(?:wr|y)/i.test(word) ? "flow" : toLetterSound(toLetters(word)[0] ?? "A");
};

/** How a word closes, a silent e left off: Grace on breath, Charlotte on a stop. */
export const toEndSound = (word: string): ReturnType<typeof toLetterSound> => {
  const letters = toLetters(word);
  const isSilent = /[^aeiouy]e$/i.test(word) && letters.length > 3 && !spokenE.test(word);
  const last = (isSilent ? letters.at(-2) : letters.at(-1)) ?? "A";
  if (isSilent && (last === "C" || last === "G")) return "hiss";
  return /(?:sh|ch|th|ph)$/i.test(word) ? "hiss" : toLetterSound(last);
};

/** Same letter twice in one word: ANNA → NN. */
export const findDouble = ({ cast }: EnglishView): { word: string; pair: string } | null => {
  for (const { word, letters } of cast.words) {
    const at = letters.findIndex((letter, index) => letter === letters[index + 1]);
    if (at >= 0) return { word, pair: letters[at]! + letters[at]! };
  }
  return null;
};

/** The initials as one digit: E C is 5 + 3, 8. */
export const toBalance = (initials: string): number => {
  const sum = [...initials].reduce((total, letter) => total + toLetterValue(letter), 0);
  return ((sum - 1) % 9) + 1;
};

const most = 4;
const toBeats = (count: number): number => Math.min(count, most);

export const englishRules = defineRules<NameView, Part>()([
  {
    key: "enShape",
    part: "overall",
    weight: 5,
    holds: of(({ cast }) => {
      const shape = toShape(cast.scoreParts);
      return shape && { facts: ["score"], of: `${shape.best}.${shape.worst}.${shape.level}` };
    }),
  },
  { key: "oneWord", part: "overall", weight: 7, holds: of(({ cast }) => (cast.words.length === 1 ? { facts: ["word.1"] } : null)) },
  { key: "manyWords", part: "overall", weight: 6, holds: of((own) => (own.cast.words.length >= 3 ? { facts: listWordFacts(own) } : null)) },
  {
    key: "letterCount",
    part: "overall",
    weight: 4,
    holds: of((own) => {
      const letters = countLetters(own);
      return { facts: listWordFacts(own), of: letters <= 8 ? "short" : letters <= 10 ? "trim" : letters <= 12 ? "even" : letters <= 15 ? "middle" : "long" };
    }),
  },
  {
    key: "joint",
    part: "sound",
    weight: 6,
    holds: of(({ cast }) =>
      cast.words.length > 1 ? { facts: ["rhythm"], of: `${cast.joint}${cast.joint === "clear" ? `.${toEndSound(cast.words[0]!.word)}` : ""}` } : null,
    ),
  },
  {
    key: "beats",
    part: "sound",
    weight: 5.5,
    holds: of(({ cast: { words } }) => ({
      facts: ["rhythm"],
      of: words.length === 1 ? `${toBeats(words[0]!.syllables)}` : `${toBeats(words[0]!.syllables)}-${toBeats(words.at(-1)!.syllables)}`,
    })),
  },
  {
    key: "run",
    part: "sound",
    weight: 6.5,
    holds: of(({ cast }) => (cast.longestRun >= 3 ? { facts: ["rhythm"], of: cast.longestRun === 3 ? "three" : "more" } : null)),
  },
  {
    key: "starts",
    part: "sound",
    weight: 4,
    holds: of(({ cast }) => ({ facts: ["word.1"], of: `${toStartSound(cast.words[0]!.word)}.${toEndSound(cast.words[0]!.word)}` })),
  },
  { key: "expression", part: "numbers", weight: 6, holds: of(({ cast }) => ({ facts: ["number.expression"], of: String(cast.expression.root) })) },
  { key: "soulUrge", part: "numbers", weight: 5.5, holds: of(({ cast }) => ({ facts: ["number.soulUrge"], of: String(cast.soulUrge.root) })) },
  { key: "personality", part: "numbers", weight: 5, holds: of(({ cast }) => ({ facts: ["number.personality"], of: String(cast.personality.root) })) },
  {
    key: "twinNumbers",
    part: "numbers",
    weight: 8,
    holds: of(({ cast: { expression, soulUrge, personality } }) => {
      if (expression.root === soulUrge.root) return { facts: ["number.expression", "number.soulUrge"], of: "expression.soulUrge" };
      if (expression.root === personality.root) return { facts: ["number.expression", "number.personality"], of: "expression.personality" };
      return soulUrge.root === personality.root ? { facts: ["number.soulUrge", "number.personality"], of: "soulUrge.personality" } : null;
    }),
  },
  { key: "passion", part: "writing", weight: 5, holds: of((own) => (own.passion ? { facts: listWordFacts(own), of: String(own.passion.digit) } : null)) },
  {
    key: "missing",
    part: "writing",
    weight: 4.5,
    holds: of((own) => (own.missing.length > 0 ? { facts: listWordFacts(own), of: String(own.missing[0]) } : null)),
  },
  { key: "origin", part: "meaning", weight: 6, holds: of(({ origin }) => (origin ? { facts: ["word.1"], of: origin.origin } : null)) },
  {
    key: "unknownOrigin",
    part: "meaning",
    weight: 5,
    holds: of(({ origin, cast }) => (origin ? null : { facts: ["word.1"], of: toStartSound(cast.words[0]!.word) })),
  },
  {
    key: "secondName",
    part: "meaning",
    weight: 6.5,
    holds: of(({ cast: { words } }) => {
      const at = words.findIndex(({ word }, index) => index > 0 && findEnglishName(word) !== undefined);
      return at < 0 ? null : { facts: [`word.${at + 1}`], of: String(at) };
    }),
  },
  {
    key: "shortForm",
    part: "meaning",
    weight: 7,
    holds: of(({ origin, cast }) => (origin && origin.name.toLowerCase() !== cast.words[0]!.word.toLowerCase() ? { facts: ["word.1"] } : null)),
  },
  { key: "givenLeaning", part: "meaning", weight: 4, holds: of(({ origin }) => (origin?.leaning === "either" ? { facts: ["word.1"] } : null)) },
  {
    key: "givenRoot",
    part: "meaning",
    weight: 3,
    holds: of(({ cast: { words } }) => ({ facts: ["word.1"], of: String(words[0]!.root) })),
  },
  {
    key: "wordAndNumber",
    part: "meaning",
    weight: 4.5,
    holds: of(({ origin, cast }) => (origin ? { facts: ["word.1", "number.expression"], of: String(cast.expression.root) } : null)),
  },
  {
    key: "surnameRoot",
    part: "overall",
    weight: 3.5,
    holds: of(({ cast: { words } }) => (words.length > 1 ? { facts: [`word.${words.length}`], of: String(words.at(-1)!.root) } : null)),
  },
  {
    key: "bridge",
    part: "numbers",
    weight: 4,
    holds: of(({ cast: { expression, soulUrge } }) => {
      const gap = Math.abs(reduceNumber(expression.root) - reduceNumber(soulUrge.root));
      return gap === 0 ? null : { facts: ["number.expression", "number.soulUrge"], of: gap <= 2 ? "near" : gap <= 4 ? "middle" : "far" };
    }),
  },
  {
    key: "insideOut",
    part: "numbers",
    weight: 3.9,
    holds: of(({ cast: { soulUrge, personality } }) => {
      const gap = Math.abs(reduceNumber(soulUrge.root) - reduceNumber(personality.root));
      return gap === 0 ? null : { facts: ["number.soulUrge", "number.personality"], of: gap <= 2 ? "near" : gap <= 4 ? "middle" : "far" };
    }),
  },
  { key: "cornerstone", part: "overall", weight: 3.2, holds: of(({ cast }) => ({ facts: ["word.1", "initials"], of: cast.words[0]!.letters[0]! })) },
  {
    key: "capstone",
    part: "overall",
    weight: 3.1,
    holds: of(({ cast }) => ({ facts: [`word.${cast.words.length}`], of: String(toLetterValue(cast.words.at(-1)!.letters.at(-1)!)) })),
  },
  {
    key: "balance",
    part: "writing",
    weight: 3.8,
    holds: of(({ cast }) => (cast.words.length > 1 ? { facts: ["initials"], of: String(toBalance(cast.initials)) } : null)),
  },
  {
    key: "firstVowel",
    part: "sound",
    weight: 3.5,
    holds: of(({ cast }) => {
      const vowel = cast.words[0]!.letters.find(isVowel);
      return vowel ? { facts: ["word.1"], of: vowel } : null;
    }),
  },
  {
    key: "vowelShare",
    part: "sound",
    weight: 3,
    holds: of((own) => {
      const vowels = own.cast.words.flatMap(({ letters }) => letters).filter(isVowel).length;
      const share = vowels / countLetters(own);
      return { facts: listWordFacts(own), of: share >= 0.43 ? "many" : share >= 0.36 ? "even" : "few" };
    }),
  },
  { key: "clash", part: "writing", weight: 9, holds: of(({ cast }) => (cast.initialsClash ? { facts: ["initials"] } : null)) },
  { key: "doubleLetter", part: "writing", weight: 6, holds: of((own) => (findDouble(own) ? { facts: listWordFacts(own) } : null)) },
  { key: "monogram", part: "writing", weight: 3, holds: of(({ cast }) => ({ facts: ["initials"], of: cast.initials })) },
]);
