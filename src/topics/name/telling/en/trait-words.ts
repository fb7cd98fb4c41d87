import type { ChineseNameCast } from "../../chinese.ts";
import type { EnglishNameCast } from "../../english.ts";
import { findEnglishName } from "../../english-names.ts";
import { findConfusion, findHardCharacter, findManyRead } from "../given-characters.ts";
import type { FlawKey, StrengthKey, Trait } from "../traits.ts";
import { listMissingDigits } from "../view.ts";
import { elementNames, gridWords, letterNumberWords } from "./names.ts";

/** Where each pair of sounds falls together. */
const placeWords: Record<string, string> = { nl: "in Hunan and Sichuan", flat: "in the south", nasal: "along the Yangtze", fh: "in Fujian and Hunan" };

type Cast = ChineseNameCast | EnglishNameCast;

const toChinese = (cast: ChineseNameCast, trait: Trait): string => {
  const grid = gridWords[trait.grid ?? "person"];
  const number = trait.grid ? cast.grids[trait.grid] : 0;
  const homophones = cast.sound.homophones.map(({ word }) => word).join(", ");
  const wanted = cast.birth?.useful[0];
  const strokes = cast.proof.slice([...cast.surname].length).reduce((sum, { today }) => sum + today, 0);
  const texts: Partial<Record<StrengthKey | FlawKey, string>> = {
    allLucky: "all four of its own grids are lucky",
    triadBest: `its triad ${cast.triad} is fed from both sides`,
    triadLucky: `its triad ${cast.triad} has help above and below`,
    gridLucky: `the ${grid} grid, ${number}, is a lucky number`,
    soundClean: `${cast.sound.pinyin.join(" ")} runs without a catch`,
    elementFirst: "its characters carry the element the birth chart wants first",
    elementOther: "its characters carry an element the birth chart can use",
    allFive: "its five grids hold all five elements",
    lightHand: `the given name is ${strokes} strokes, easy to write`,
    plainStart: "nothing about it is badly wrong",
    homophone: `said aloud it is “${homophones}”, an unwelcome word`,
    homophoneLoose: `it sounds close to “${homophones}”`,
    echo: "two neighbouring syllables are the same, like a stammer",
    sameTones: "all three tones are alike, so it’s flat",
    lowRun: "it ends on two low tones, which is heavy to say",
    sameInitials: "two neighbours open with the same consonant",
    sameFinals: "two neighbours end alike and stick together",
    gridUnlucky: `tradition calls the ${grid} grid, ${number}, unlucky`,
    gridHalf: `the books disagree on the ${grid} grid, ${number}`,
    triadUnlucky: `the triad ${cast.triad} works against itself`,
    elementNone: `it brings no ${wanted ? elementNames[wanted] : "element"} to a chart that wants it`,
    heavyHand: `the given name takes ${strokes} strokes, a lot for a small hand`,
    hardChar: `${findHardCharacter(cast)?.char ?? ""} takes ${findHardCharacter(cast)?.today ?? 0} strokes, a lot for a small hand`,
    manyRead: `${findManyRead(cast)?.char ?? ""} has several readings (${findManyRead(cast)?.readings.join(", ") ?? ""}), so some will say it wrong`,
    misheard: `${findConfusion(cast)?.char ?? ""} is easily misheard ${placeWords[findConfusion(cast)?.kind ?? "nl"]}`,
    tried: "so many bear it that there may be two in a class",
    rare: "it’s rare, and has to be explained the first time",
  };
  return texts[trait.key] ?? "";
};

const toEnglish = (cast: EnglishNameCast, trait: Trait): string => {
  const master = (["expression", "soulUrge", "personality"] as const).find((of) => cast[of].root > 9);
  const first = cast.words[0]!.word;
  const texts: Partial<Record<StrengthKey | FlawKey, string>> = {
    master: `its ${master ? `${letterNumberWords[master]} number is ${cast[master].root}` : "number"}, one of the few that isn’t reduced`,
    unlikeLengths: `its words differ in length (${cast.rhythm} syllables)`,
    cleanJoint: "the words part cleanly",
    alliteration: "both ends start alike, so it sticks after one hearing",
    easy: "there’s no pile of consonants",
    knownOrigin: `${first} has a history and means “${findEnglishName(first)?.meaning.en ?? ""}”`,
    plainStart: "nothing about it is badly wrong",
    initialsClash: `its initials spell ${cast.initialsClash ?? ""}`,
    rhyme: "the two ends rhyme like a jingle",
    sameSound: "one word ends on the letter the next begins with",
    longRun: `${cast.longestRun} consonants come in a row`,
    twoBeats: "one beat and one beat sound like a command",
    sameLengths: `its words are the same length (${cast.rhythm}), which is plain`,
    longName: `at ${cast.rhythm} syllables it’s a long one`,
    unknownOrigin: `where ${first} comes from you’ll have to tell people yourself`,
    missingDigits: `no letter has the value ${listMissingDigits(cast)
      .join(", ")
      .replace(/, (?=\d$)/, " or ")}`,
  };
  return texts[trait.key] ?? "";
};

/** A trait of a name as a clause. */
export const sayTrait = (cast: Cast, trait: Trait): string => (cast.kind === "english" ? toEnglish(cast, trait) : toChinese(cast, trait));

/** Where a clause is too long for a headline. */
const toBriefs = (cast: Cast, trait: Trait): Partial<Record<StrengthKey | FlawKey, string>> => {
  if (cast.kind === "english")
    return {
      master: "one number isn’t reduced",
      unlikeLengths: "its words differ in length",
      alliteration: "both ends start alike",
      knownOrigin: "it has a history",
      sameSound: "one word runs into the next",
      twoBeats: "it sounds like a command",
      sameLengths: "its words are of one length",
      longName: "it’s a long one",
      unknownOrigin: "its origin is yours to tell",
      missingDigits: "some values have no letter",
    };
  const grid = gridWords[trait.grid ?? "person"];
  const [wanted] = cast.birth?.useful ?? [];
  return {
    allLucky: "all four grids are lucky",
    triadBest: "its triad is well fed",
    triadLucky: "its triad has help",
    gridLucky: `its ${grid} grid is lucky`,
    soundClean: "it runs without a catch",
    elementFirst: "it brings what the birth wants",
    elementOther: "it brings what the birth can use",
    allFive: "its grids hold all five elements",
    lightHand: "it’s easy to write",
    plainStart: "nothing is badly wrong",
    homophone: "it echoes an unwelcome word",
    homophoneLoose: "it nears an unwelcome word",
    echo: "two syllables are the same",
    sameTones: "its tones are all alike",
    lowRun: "it ends on two low tones",
    sameInitials: "two open on one consonant",
    sameFinals: "two neighbours end alike",
    gridUnlucky: `its ${grid} grid is unlucky`,
    gridHalf: `its ${grid} grid is disputed`,
    triadUnlucky: "its triad is at odds",
    elementNone: `it brings no ${wanted ? elementNames[wanted] : "element"}`,
    heavyHand: "it takes many strokes",
    hardChar: `${findHardCharacter(cast)?.char ?? ""} takes many strokes`,
    manyRead: `${findManyRead(cast)?.char ?? ""} has several readings`,
    misheard: `${findConfusion(cast)?.char ?? ""} is easily misheard`,
    tried: "many bear it",
    rare: "it wants explaining once",
  };
};

/** The same in a few words. */
export const sayTraitBriefly = (cast: Cast, trait: Trait): string => toBriefs(cast, trait)[trait.key] ?? sayTrait(cast, trait);
