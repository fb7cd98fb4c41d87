import { type AspectType, findAspect } from "../sky/aspects.ts";
import { type Planet, planets, toBodies } from "../sky/bodies.ts";
import { type Sign, signs, toSign } from "../sky/signs.ts";
import { parseInstant } from "../time/parse-civil.ts";

export interface DayAspect {
  a: Planet;
  b: Planet;
  type: AspectType;
  orb: number;
  /** How much of it holds, 0 … 1: exact is 1, the edge of the orb 0. */
  strength: number;
}

/** The sky of a day at noon UTC: the same for everyone who reads that day. */
export interface DaySky {
  date: string;
  bodies: Record<Planet, { longitude: number; speed: number; sign: Sign; retrograde: boolean }>;
  aspects: DayAspect[];
}

const orb = 6;
const moonOrb = 8;

const makeDaySky = (date: string): DaySky => {
  const positions = toBodies(parseInstant(`${date}T12:00:00Z`));
  const bodies = Object.fromEntries(
    planets.map((planet) => {
      const { longitude, speed } = positions[planet];
      return [planet, { longitude, speed, sign: toSign(longitude).sign, retrograde: speed < 0 }];
    }),
  ) as DaySky["bodies"];
  const aspects = planets.flatMap((a, index) =>
    planets.slice(index + 1).flatMap((b) => {
      const widest = a === "moon" || b === "moon" ? moonOrb : orb;
      const found = findAspect(bodies[a].longitude, bodies[b].longitude, {
        conjunction: widest,
        sextile: widest,
        square: widest,
        trine: widest,
        opposition: widest,
      });
      return found ? [{ a, b, ...found, strength: 1 - found.orb / widest }] : [];
    }),
  );
  return { date, bodies, aspects };
};

const kept = new Map<string, DaySky>();
const keptMost = 800;

/** @param date YYYY-MM-DD. The same day is computed once. */
export const toDaySky = (date: string): DaySky => {
  const known = kept.get(date);
  if (known) return known;
  if (kept.size >= keptMost) kept.delete(kept.keys().next().value!);
  const made = makeDaySky(date);
  kept.set(date, made);
  return made;
};

/** The solar house of a sign for those born in another: one's own is the first. */
export const toSolarHouse = (of: Sign, from: Sign): number => ((signs.indexOf(of) - signs.indexOf(from) + 12) % 12) + 1;
