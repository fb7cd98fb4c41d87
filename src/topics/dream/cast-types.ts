import type { Locale } from "../../shared/i18n/locale.ts";
import type { MoonPhase } from "../kit/sky/moon-phase.ts";
import type { SymbolId } from "./lexicon/entries.ts";
import type { Category, DreamTheme, Lean, Mood, State } from "./lexicon/symbol.ts";
import type { Act } from "./matching/data/acts.ts";
import type { Color } from "./matching/data/colors.ts";
import type { Ending } from "./matching/data/endings.ts";

/** A piece of the dream as written: UTF-16 offsets into `text`, `to` not included. */
export interface Quoted {
  from: number;
  to: number;
  words: string;
}

export interface DreamSymbol {
  id: SymbolId;
  category: Category;
  lean: Lean;
  themes: DreamTheme[];
  /** Everywhere it is named. */
  spans: Quoted[];
  states: State[];
  /** The feeling named in its own sentence. */
  mood: Mood | null;
  color: Color | null;
  /** How many there were, where it is said. */
  number: number | null;
  /** How much it weighs in this dream; see `toSalience`. */
  salience: number;
}

export interface DreamCast {
  text: string;
  /** The heaviest first. */
  symbols: DreamSymbol[];
  /** Images named one after the other in one sentence. */
  pairs: [SymbolId, SymbolId][];
  /** The feelings named, the most frequent first. */
  moods: { mood: Mood; times: number; words: string }[];
  /** The feeling after waking, where it is told. */
  wakingMood: Mood | null;
  acts: { act: Act; words: string }[];
  ending: { ending: Ending; words: string } | null;
  /** The words that say it was not the first time. */
  again: string | null;
  /** What of waking life is touched, the heaviest first; `share` of the whole weight, 0 … 1; `earlier` dreams that touched it too. */
  themes: { theme: DreamTheme; share: number; earlier: number }[];
  /** Images that earlier dreams had too; `times` counts this one. */
  recurring: { id: SymbolId; times: number; dates: string[] }[];
  /** What the images that are shown are called; without it the dreamer’s own words serve, as in casts of the first engine version. */
  names?: Readonly<Record<string, Readonly<Record<Locale, string>>>>;
  /** How many earlier dreams were known. */
  earlierCount: number;
  moon: { phase: MoonPhase; angle: number; illumination: number };
  /** The day in China’s time. */
  day: { pillar: string; lunarMonth: number; lunarDay: number; leap: boolean };
  classical: { id: SymbolId; line: string }[];
}
