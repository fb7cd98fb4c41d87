import { type AspectType, findAspect } from "../../kit/sky/aspects.ts";
import { type BodyPosition, type Planet, toBodies } from "../../kit/sky/bodies.ts";
import type { Scored } from "./points.ts";
import { toScored } from "./points.ts";

/** Where a person's bodies stand; the Moon as the stretch of its day when the time of birth is unknown. */
export interface Sky {
  bodies: Record<Planet, BodyPosition>;
  /** Degrees at the day's beginning and end by its own clock; null when the time is known. */
  moonRange: [number, number] | null;
}

export type ContactPair = "sunMoon" | "moonMoon" | "venusMars" | "sunSun" | "saturnSun" | "saturnMoon" | "saturnVenus";
/** soft: trine, sextile; hard: square, opposition. */
type ContactManner = "conjunction" | "soft" | "hard";

export interface Contact {
  pair: ContactPair;
  a: Planet;
  b: Planet;
  type: AspectType;
  manner: ContactManner;
  /** Degrees from exact; over the whole day the widest, where a Moon is ranged. */
  orb: number;
  isRanged: boolean;
  /** What it adds to the part's percent, −20 … 20. */
  effect: number;
}

export interface Synastry extends Scored {
  contacts: Contact[];
  /** How many of the pairs looked at were left out, because a Moon's place is not known well enough. */
  leftOut: number;
}

const looked: readonly [ContactPair, Planet, Planet][] = [
  ["sunMoon", "sun", "moon"],
  ["sunMoon", "moon", "sun"],
  ["moonMoon", "moon", "moon"],
  ["venusMars", "venus", "mars"],
  ["venusMars", "mars", "venus"],
  ["sunSun", "sun", "sun"],
  ["saturnSun", "saturn", "sun"],
  ["saturnSun", "sun", "saturn"],
  ["saturnMoon", "saturn", "moon"],
  ["saturnMoon", "moon", "saturn"],
  ["saturnVenus", "saturn", "venus"],
  ["saturnVenus", "venus", "saturn"],
];

const wide = { conjunction: 6, sextile: 4, square: 6, trine: 6, opposition: 6 };
const narrow = { conjunction: 4, sextile: 3, square: 4, trine: 4, opposition: 4 };
/** Widest orbs in degrees; Saturn's are narrower. */
const toOrbs = (pair: ContactPair) => (pair.startsWith("saturn") ? narrow : wide);

/** The full effect of an exact contact, in percent. */
const effects: Record<ContactPair, Record<ContactManner, number>> = {
  sunMoon: { conjunction: 20, soft: 16, hard: -10 },
  moonMoon: { conjunction: 16, soft: 12, hard: -14 },
  venusMars: { conjunction: 16, soft: 14, hard: -6 },
  sunSun: { conjunction: 8, soft: 10, hard: -10 },
  saturnSun: { conjunction: -6, soft: 8, hard: -14 },
  saturnMoon: { conjunction: -10, soft: 8, hard: -16 },
  saturnVenus: { conjunction: -8, soft: 8, hard: -14 },
};
const base = 50;
const least = 5;

const toManner = (type: AspectType): ContactManner => (type === "conjunction" ? type : type === "trine" || type === "sextile" ? "soft" : "hard");

/** The places a body may have: one, or for a Moon without a time the day's beginning, middle and end. */
const listPlaces = ({ bodies, moonRange }: Sky, planet: Planet): number[] => {
  const { longitude } = bodies[planet];
  return planet === "moon" && moonRange ? [moonRange[0], longitude, moonRange[1]] : [longitude];
};

const findContact = (a: Sky, b: Sky, [pair, one, other]: (typeof looked)[number]): Contact | "leftOut" | null => {
  const places = listPlaces(a, one).flatMap((first) => listPlaces(b, other).map((second) => findAspect(first, second, toOrbs(pair))));
  const [found] = places;
  const isRanged = places.length > 1;
  if (isRanged && places.some((aspect) => aspect !== null) && !places.every((aspect) => aspect?.type === found?.type)) return "leftOut";
  if (!found) return null;
  const orb = Math.round(Math.max(...places.map((aspect) => aspect!.orb)) * 100) / 100;
  const manner = toManner(found.type);
  const effect = Math.round(effects[pair][manner] * (1 - orb / (toOrbs(pair)[found.type] + 2)));
  return { pair, a: one, b: other, type: found.type, manner, orb, isRanged, effect };
};

/**
 * Contacts between two skies: Sun–Moon, Moon–Moon, Venus–Mars, Sun–Sun, and Saturn to Sun, Moon and Venus. Within 6° (sextile 4°), Saturn's within 4°
 * (3°). 50 percent, and for each contact its effect × (1 − orb / (widest + 2)). Sun trine Moon, orb 2°: 16 × (1 − 2/8) = 12, 62 percent.
 * A Moon of unknown hour counts where the aspect holds all day, and is left out where it holds for part of it.
 */
export const toSynastry = (a: Sky, b: Sky): Synastry => {
  const found = looked.map((pair) => findContact(a, b, pair));
  const contacts = found
    .filter((one): one is Contact => one !== null && one !== "leftOut")
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect) || one.orb - other.orb);
  const percent = contacts.reduce((sum, { effect }) => sum + effect, base);
  return { ...toScored("synastry", Math.max(least, Math.min(100, percent)), "contacts"), contacts, leftOut: found.filter((one) => one === "leftOut").length };
};

const halfDay = 43_200;

/** @param instant seconds since 1970, noon of the day by its own clock when the time is unknown */
export const toSky = (instant: number, hasTime: boolean): Sky => ({
  bodies: toBodies(instant),
  moonRange: hasTime ? null : [toBodies(instant - halfDay).moon.longitude, toBodies(instant + halfDay).moon.longitude],
});

export const signs = ["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"] as const;
export type Sign = (typeof signs)[number];

export const toSign = (longitude: number): Sign => signs[Math.floor((((longitude % 360) + 360) % 360) / 30)]!;
