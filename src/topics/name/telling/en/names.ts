import type { GridName } from "../../../kit/grids/grids.ts";
import type { Luck } from "../../../kit/grids/numbers.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { Joint } from "../../english.ts";
import type { Origin } from "../../english-names.ts";

export const elementNames: Record<Element, string> = { wood: "Wood", fire: "Fire", earth: "Earth", metal: "Metal", water: "Water" };
export const gridWords: Record<GridName, string> = { heaven: "Heaven", person: "Person", earth: "Ground", outer: "Outer", total: "Total" };
export const gridMeanings: Record<GridName, string> = {
  heaven: "The surname’s number: you were born with it, so it’s no merit of the given name",
  person: "The surname’s last and the given name’s first, added: the chief of the five, for temper and middle years",
  earth: "The given name’s number, for early years and those near you",
  outer: "Heaven plus Ground less Person, for how strangers take to you",
  total: "All strokes together, for the later part of life",
};
export const luckWords: Record<Luck, string> = { lucky: "lucky", half: "half lucky", unlucky: "unlucky" };
export const originWords: Record<Origin, string> = {
  he: "Hebrew",
  el: "Greek",
  la: "Latin",
  de: "Germanic",
  en: "English",
  ga: "Gaelic",
  we: "Welsh",
  no: "Norse",
  fr: "French",
  es: "Spanish or Italian",
  ru: "Russian",
  pe: "Persian",
  sa: "Sanskrit",
};
export const jointWords: Record<Joint, string> = {
  clear: "The words part cleanly",
  sameSound: "One word ends on the letter the next begins with, so said fast they run together",
  rhyme: "The two words rhyme and sound like a jingle",
  alliteration: "Both words begin alike, which is easy to remember",
};
/** The same in a few words, within a sentence. */
export const jointShort: Record<Joint, string> = {
  clear: "the words part cleanly",
  sameSound: "they run together",
  rhyme: "the two words rhyme",
  alliteration: "both words begin alike",
};
export const scoreWords: Record<string, string> = {
  grids: "grids",
  triad: "triad",
  sound: "sound",
  element: "birth chart",
  meaning: "meaning",
  rhythm: "rhythm",
  join: "joint",
  initials: "initials",
  ease: "ease",
};
export const issueWords: Record<string, string> = {
  sameTones: "all three tones are the same, so it sounds flat",
  lowRun: "it ends on two low tones, which is heavy to say",
  sameInitials: "two neighbours open with the same sound",
  sameFinals: "two neighbours end alike",
  echo: "two neighbours sound the same",
};
export const letterNumberWords = { expression: "Expression", soulUrge: "Soul urge", personality: "Personality" } as const;
