import { isVowel } from "../../../kit/letters/letters.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { listAnd, listOr } from "../../../kit/wording/list.ts";
import { expressionTexts, finishTexts, missingTexts, passionTexts, personalityTexts, soulTexts, startTexts } from "../../data/en/letters.ts";
import { balanceTexts, capstoneTexts, cornerstoneTexts, firstVowelTexts, givenRootTexts, surnameRootTexts, wordAndNumberTexts } from "../../data/en/roots.ts";
import { findEnglishName, type Origin } from "../../english-names.ts";
import { type englishRules, findDouble } from "../rules-english.ts";
import type { EnglishView, NameView } from "../view.ts";
import { letterNumberWords, originWords, scoreWords } from "./names.ts";

const own = (view: NameView): EnglishView => view.english!;
const first = (view: NameView): string => own(view).cast.words[0]!.word;
const last = (view: NameView): string => own(view).cast.words.at(-1)!.word;
const count = (view: NameView): number => own(view).cast.words.reduce((sum, { letters }) => sum + letters.length, 0);
const either = (digits: readonly number[]): string => listOr(digits.map(String));

const sayOrigin: Record<Origin, string> = {
  he: "through the Bible it went everywhere, so every country can say it and each says it its own way",
  el: "Greek names like to carry a thought, and sound a little learned",
  la: "Latin names stand straight and look right on a certificate",
  de: "Germanic names are two hard halves put together, with force in the mouth",
  en: "it’s home-grown, the name next door, and needs no explaining",
  ga: "Gaelic names seldom sound as they’re spelt",
  we: "Welsh names are soft, and outsiders put the stress in the wrong place",
  no: "Norse names are short and hard, as if cut from a plank",
  fr: "French names are light, and English tends to land on the end too hard",
  es: "southern names are open; not one vowel is spared",
  ru: "Slavic names are solid and have more pet forms than letters",
  pe: "Persian names have flowers and fire in them, and people will ask",
  sa: "Sanskrit names mean a great deal, so know the story first",
};
const jointTexts: Record<string, string> = {
  sameSound: "the last letter of one is the first of the next, and said fast nobody hears the seam",
  rhyme: "they rhyme, and after one introduction the whole class can do it",
  alliteration: "they begin alike, as good as a shop sign and as open to nicknames",
  "clear.vowel": "the first ends on a vowel and the next takes a fresh breath, which leaves a small gap",
  "clear.hum": "the lips close on a hum and open again, so the next word is plain",
  "clear.stop": "the first ends with a tap on the table, and then the next comes in",
  "clear.hiss": "the first ends on breath; hurry it and the breath runs into the next word",
  "clear.flow": "the first slides off its end into the next, so half a beat helps",
};
const bestTexts: Record<string, string> = {
  rhythm: "the lengths suit each other",
  join: "the words meet cleanly",
  initials: "the initials are innocent",
  ease: "it’s easy to spell and say",
};
const worstTexts: Record<string, string> = {
  rhythm: "the beat is plain",
  join: "the seam is untidy",
  initials: "the initials draw the eye",
  ease: "consonants crowd",
};

const sayBeats = (view: NameView, of: string): string => {
  const { rhythm, words } = own(view).cast;
  if (words.length === 1)
    return `${first(view)} has ${words[0]!.syllables} syllable${words[0]!.syllables === 1 ? "" : "s"}: enough alone, and a surname of another length will suit it.`;
  const [one = 1, other = 1] = of.split("-").map(Number);
  if (one === other)
    return `In syllables ${view.name} goes ${rhythm}, the ends alike, ${one === 1 ? "a knock and a knock" : "tidy, in step like a march"}; a middle name would loosen it.`;
  return one < other
    ? `In syllables ${view.name} goes ${rhythm}, short and then long: the given name steps out and the surname takes its time, which suits a formal room.`
    : `In syllables ${view.name} goes ${rhythm}, long and then short: the given name spreads, the surname closes, and one breath just does it.`;
};

type Keys = (typeof englishRules)[number]["key"];

export const sayEnglish: Sayings<NameView, Keys> = {
  enShape: (view, of) => {
    const [best = "", worst = "", level = ""] = of.split(".");
    const value = (key: string) => own(view).cast.scoreParts.find((part) => part.key === key)?.value ?? 0;
    const lowest =
      level === "fair"
        ? `even ${scoreWords[worst]}, the lowest, has ${value(worst)}`
        : `${scoreWords[worst]} worst (${value(worst)}), since ${worstTexts[worst]}`;
    return `Of the four things scored in ${view.name}, ${scoreWords[best]} does best (${value(best)}), since ${bestTexts[best]}, and ${lowest}.`;
  },
  oneWord: (view) =>
    `You gave ${first(view)} alone. Without a surname there’s no seam to hear and there are no initials to read, so add one for the whole of it.`,
  manyWords: (view) =>
    `${view.name} has ${own(view).cast.words.length} words, more than most forms have boxes for; daily use will be ${first(view)} ${last(view)}.`,
  letterCount: (view, of) => {
    const texts: Record<string, string> = {
      short: "it makes a fine address, if nobody took it first",
      trim: "it fits a badge on one line, with room for larger type",
      even: "it makes an address you can dictate in two breaths",
      middle: "it fits a card and crowds a seal",
      long: "it runs over the line on forms and shrinks the type on a card",
    };
    return `${view.name} is ${count(view)} letters long: ${texts[of]}.`;
  },
  joint: (view, of) => `${first(view)} meets ${last(view)}: ${jointTexts[of]}.`,
  beats: sayBeats,
  run: (view, of) =>
    of === "three"
      ? `${view.name} has three consonants in a row, and Chinese speakers will slip a vowel between them.`
      : `${view.name} has ${own(view).cast.longestRun} consonants in a row; even natives slow down, so spell it on the telephone.`,
  starts: (view, of) => {
    const [start = "", finish = ""] = of.split(".");
    return `${first(view)} ${startTexts[start]}; ${finishTexts[finish]}.`;
  },
  expression: (view, of) =>
    `The Expression number, for how one goes about things, adds all letters to ${own(view).cast.expression.sum} and comes to ${of}: ${expressionTexts[of]}.`,
  soulUrge: (view, of) => `The Soul urge, for what’s wanted at heart, adds the vowels to ${own(view).cast.soulUrge.sum} and comes to ${of}: ${soulTexts[of]}.`,
  personality: (view, of) =>
    `The Personality number, for the first impression, adds the consonants to ${own(view).cast.personality.sum} and comes to ${of}: ${personalityTexts[of]}.`,
  twinNumbers: (view, of) => {
    const [one = "expression", other = "soulUrge"] = of.split(".") as ("expression" | "soulUrge" | "personality")[];
    const said =
      one === "expression" && other === "soulUrge"
        ? "wanting and doing are the same thing here, which can’t lie and can’t wait"
        : one === "expression"
          ? "what people see is how it works, with no second face"
          : "the wish shows on the face, a poor thing in bargaining";
    return `${letterNumberWords[one]} and ${letterNumberWords[other]} both come to ${own(view).cast[one].root}: ${said}.`;
  },
  passion: (view, of) => `Value ${of} comes most often among its letters (${[...(own(view).passion?.letters ?? "")].join(" ")}): ${passionTexts[of]}.`,
  missing: (view, of) => {
    const { missing } = own(view);
    const second = missing[1];
    return `No letter of ${view.name} has the value ${either(missing)}; for ${of}, ${missingTexts[of]}${second ? `; for ${second}, ${missingTexts[second]}` : ""}.`;
  },
  origin: (view, of) => `${first(view)} has a ${originWords[of as Origin]} root and means “${own(view).origin!.meaning.en}”; ${sayOrigin[of as Origin]}.`,
  unknownOrigin: (view) =>
    `${first(view)} isn’t among the four hundred and more names we keep, so its origin stays open. If the family made it or brought it along, have the story ready; it’ll be told a few hundred times.`,
  secondName: (view, of) => {
    const { word } = own(view).cast.words[Number(of)]!;
    const entry = findEnglishName(word)!;
    return `${word} is a given name in its own right (${originWords[entry.origin]}, “${entry.meaning.en}”), so ${view.name} will be called back to front now and then.`;
  },
  shortForm: (view) => `${first(view)} is a form of ${own(view).origin!.name}, and clerks may make ${view.name} the long one, so look before you sign.`,
  givenLeaning: (view) => `${first(view)} is borne by men and women, and letters will begin wrong now and then.`,
  givenRoot: (view, of) => `The letters of ${first(view)} alone come to ${own(view).cast.words[0]!.sum} and then ${of}: ${givenRootTexts[of]}.`,
  wordAndNumber: (view, of) => `The word says “${own(view).origin!.meaning.en}” and all the letters of ${view.name} say ${of}: ${wordAndNumberTexts[of]}.`,
  surnameRoot: (view, of) =>
    `The surname ${last(view)} comes to ${of} (from ${own(view).cast.words.at(-1)!.sum}), and what that family hands down is ${surnameRootTexts[of]}.`,
  bridge: (view, of) => {
    const { expression, soulUrge } = own(view).cast;
    return `The ${soulUrge.root} at heart and the ${expression.root} in the hands are ${of === "near" ? "close, so what’s thought gets done" : of === "middle" ? "some way apart, and want comparing now and then" : "far apart, one thing wished and another done, until it’s written down"}.`;
  },
  insideOut: (view, of) => {
    const { soulUrge, personality } = own(view).cast;
    return `With ${personality.root} outside and ${soulUrge.root} inside, ${of === "near" ? "three meetings are enough to know what’s wanted" : of === "middle" ? "it takes a season to see past the first impression" : "the stranger and the friend seem two people, so be patient"}.`;
  },
  cornerstone: (view, of) => `${view.name} begins with ${of}, the letter for a first reaction: it ${cornerstoneTexts[of]}.`,
  capstone: (view, of) => `${last(view)} ends on ${own(view).cast.words.at(-1)!.letters.at(-1)}, of value ${of}: ${capstoneTexts[of]}.`,
  balance: (view, of) => `The initials ${listAnd([...own(view).cast.initials])} reduce to ${of}, the Balance number, meant for quarrels: ${balanceTexts[of]}.`,
  firstVowel: (view, of) => `The first vowel of ${view.name} is ${of}: ${firstVowelTexts[of]}.`,
  vowelShare: (view, of) => {
    const letters = own(view).cast.words.flatMap((word) => word.letters);
    const vowels = letters.filter(isVowel).length;
    return `Of the ${letters.length} letters in ${view.name}, ${vowels} are vowels, ${of === "many" ? "so it half sings, and Chinese speakers take to it" : of === "even" ? "a balance most tongues can manage" : "more bone than flesh, and firm to say"}.`;
  },
  clash: (view) =>
    `The initials spell ${own(view).cast.initialsClash}. On a school bag or a luggage tag somebody will laugh; the name itself has done nothing wrong.`,
  doubleLetter: (view) => {
    const { word, pair } = findDouble(own(view))!;
    return `${word} has ${pair} in it, and people writing from dictation often drop one: say “double ${pair[0]}”.`;
  },
  monogram: (_view, of) =>
    `The initials are ${of.split("").join(".")}., ${of.length === 2 ? "two letters that cut well into a seal" : of.length === 1 ? "one letter, which wants some flourish" : "and the middle one looks best written large"}.`,
};
