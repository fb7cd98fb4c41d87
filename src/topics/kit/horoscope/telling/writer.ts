import type { SkyEvent } from "../../sky/sky-events.ts";
import type { HoroscopeCast } from "../cast.ts";
import type { Points } from "../points.ts";
import type { Period, Theme } from "../themes.ts";
import type { Presence } from "./presence.ts";
import type { ParagraphTheme } from "./told.ts";
import type { MoonView } from "./view.ts";
import type {
  DignityWords,
  Doings,
  EventWords,
  Headlines,
  LookWords,
  MoonLines,
  MoonOpenings,
  MoonTouches,
  RetrogradeWords,
  TenantWords,
  TouchWords,
  Twelve,
  Watches,
} from "./word-types.ts";

/** The tables of a language: what everything says. */
export interface Words {
  tenants: TenantWords;
  looks: LookWords;
  touches: TouchWords;
  dignities: DignityWords;
  retrogrades: RetrogradeWords;
  moonOpenings: MoonOpenings;
  moonTouches: MoonTouches;
  moonLines: MoonLines;
  headlines: Headlines;
  doings: Doings;
  moonDoings: Twelve;
  watches: Watches;
  events: EventWords;
  sunHouses: Twelve;
  jupiterHouses: Twelve;
}

/** A turning point of a longer period, with the Moon's house that day or the Sun's that month. */
export interface Peak {
  date: string;
  overall: number;
  house: number;
}

/** To the worse; to the better; to the better with a caution of its own. */
export type Turn = "but" | "still" | "also";

/** The grammar of a language: how it puts a fact before its meaning. Sentences come without their stop. */
export interface Phrases {
  label(theme: ParagraphTheme, period: Period): string;
  headline(text: string, period: Period): string;
  /** What a ruler meets, and what it means; `again` where the sentence before spoke of the same ruler. */
  touch(points: Points, cast: HoroscopeCast, again: boolean, meaning: string): string;
  dignity(points: Points, cast: HoroscopeCast, again: boolean, meaning: string): string;
  retrograde(points: Points, again: boolean, meaning: string): string;
  /** The Moon's closest aspect; `text` has `{place}`. */
  moonTouch(text: string, moon: MoonView): string;
  event(event: SkyEvent & { house: number }, text: string, period: Period): string;
  course(best: Peak, careful: Peak, period: Period): string[];
  /** Nothing but the Moon speaks to a theme. */
  quiet(theme: Theme, cast: HoroscopeCast): string;
  closing(doing: string, watch: string, period: Period): string;
  /** When in a longer period a sentence holds. */
  during(presence: Presence, sentence: string, period: Period): string;
  /** A sentence that pulls the other way from the one before. */
  turn(sentence: string, how: Turn): string;
  join(sentences: readonly string[]): string;
}

export type Writer = Words & Phrases;
