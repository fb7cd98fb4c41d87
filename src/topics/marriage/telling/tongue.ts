import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Direction } from "../../kit/compass/palace.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import type { Kua } from "../../kit/kua/kua.ts";
import type { Mansion } from "../../kit/kua/mansions.ts";
import type { TenGod } from "../../kit/pillars/ten-gods.ts";
import type { AspectType } from "../../kit/sky/aspects.ts";
import type { Wording } from "../../kit/telling/head.ts";
import type { MarriageCast } from "../engine.ts";
import type { Who } from "../person.ts";

type Table = Readonly<Record<string, string>>;

/** What a part of the match is, in a headline; what comes of it and what to do about it, as sentences. */
export interface Short {
  is: string;
  so?: string;
  act?: string;
}
export type Shorts = Readonly<Record<"seat" | "stem" | "purse" | "animal", Readonly<Record<string, Short>>>>;
/** The wordings of each headline, the fullest first. */
export type Headlines = Readonly<Record<string, readonly [Wording, ...Wording[]]>>;

/** The tables of one language; a text's `{names}` are put in by `say`. The same keys in both. */
export interface MarriageTexts {
  animals: Table;
  stems: Table;
  nayins: Table;
  venus: Table;
  contacts: Table;
  namesTie: Table;
  namesLine: string;
  seatTies: Table;
  seatElements: Table;
  met: Table;
  wants: Table;
  sees: Table;
  moons: Table;
  kuas: Table;
  saturns: Table;
  stemQuarrels: Table;
  sides: Table;
  mars: Table;
  clashes: Table;
  givings: Table;
  purses: Table;
  wealths: Table;
  heaviest: Table;
  homes: Table;
  elders: Table;
  months: Table;
  hours: Table;
  earns: Table;
  groups: Table;
  yearGods: Record<TenGod, string>;
  focusYears: Table;
  focusSeats: Table;
  goodYears: Table;
  goodYearLines: Table;
  partLabels: Table;
  hardYears: Table;
  starYears: Table;
  strong: Table;
  sore: Table;
  holds: Table;
  knots: Table;
  toils: Table;
  watches: Table;
  watchYear: string;
  doings: Readonly<Record<string, Table>>;
  dissents: Table;
  headlines: Headlines;
  shorts: Shorts;
  evidence: Table;
  followUps: readonly (readonly [part: string, text: string])[];
}

/** What a person is called in a sentence: she, her, her day, hers. */
export interface Called {
  subject: string;
  object: string;
  possessive: string;
  own: string;
}

/** The names of the craft in one language. */
export interface Lexicon {
  locale: Locale;
  call(cast: MarriageCast, who: Who): Called;
  pronouns: Readonly<Record<Who, Called>>;
  animal(branch: string): string;
  branch(branch: string): string;
  stem(stem: string): string;
  ganzhi(ganzhi: string): string;
  god(god: TenGod): string;
  element(element: Element): string;
  nayin(nayin: string): string;
  trigram(kua: Kua): string;
  mansion(mansion: Mansion): string;
  directions(directions: readonly Direction[]): string;
  aspect(type: AspectType): string;
  /** The last touch: capitals at a sentence's start. */
  finish(text: string): string;
}

export interface Tongue {
  texts: MarriageTexts;
  lexicon: Lexicon;
}
