import type { Planet } from "../../sky/bodies.ts";
import type { EssentialDignity } from "../../sky/rulers.ts";
import type { Theme } from "../themes.ts";

/** Two wordings of one meaning, told in turn. */
export type Two = readonly [string, string];
/** One text for each solar house, the first first. */
export type Twelve = readonly [string, string, string, string, string, string, string, string, string, string, string, string];

/** The Moon has its own tables: it changes house every other day. */
export type Roaming = Exclude<Planet, "moon">;
type InHouse = Record<Roaming, Two>;

export interface TenantWords {
  love: Record<5 | 7 | 8, InHouse>;
  career: Record<3 | 6 | 10, InHouse>;
  wealth: Record<2 | 8 | 11, InHouse>;
  health: Record<1 | 6 | 12, InHouse>;
}

/** Where a theme's planet sees the sign from and is no tenant of the theme's houses. */
export interface LookWords {
  love: Record<1 | 3 | 4 | 9 | 10 | 11, Two>;
  career: Record<1 | 4 | 5 | 7 | 9 | 11, Two>;
  wealth: Record<1 | 3 | 4 | 5 | 7 | 9 | 10, Two>;
  health: Record<3 | 4 | 5 | 7 | 9 | 10 | 11, Two>;
}

/** Trine and sextile are easy, square and opposition hard, the conjunction a meeting. */
export type Touch = "easy" | "hard" | "meeting";
/** What another planet does to the theme's ruler; follows the fact and a colon. */
export type TouchWords = Record<Theme, Record<Planet, Record<Touch, string>>>;
export type DignityWords = Record<Theme, Record<EssentialDignity, Two>>;
export type Turning = "mercury" | "venus" | "mars" | "jupiter" | "saturn";
export type RetrogradeWords = Record<Theme, Record<Turning, string>>;

/** The Moon in a house: coming in (first ten degrees of the sign), midway, going out. */
export type MoonOpenings = readonly (readonly [string, string, string])[];
/** The day's closest aspect of the Moon; `{place}` is the other planet's house. */
export type MoonTouches = Record<Roaming, Record<Touch, string>>;
export type MoonLines = Record<Theme, Twelve>;

/** The point of the period in one sentence: by theme and by the planet of its most telling reason. */
export type Headlines = Record<Theme, Record<Planet, { lift: string; drag: string }>>;
export type Doings = Record<Theme, Record<Roaming, Two>>;
export type Watches = Record<Theme, Record<Planet, string>>;

export interface EventWords {
  newMoon: Twelve;
  fullMoon: Twelve;
  enters: Record<"sun" | "mercury" | "venus" | "mars" | "slow", Twelve>;
  turnsBack: Twelve;
  turnsOn: Twelve;
}
