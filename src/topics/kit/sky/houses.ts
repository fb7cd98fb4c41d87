import { toCircle } from "./angle.ts";
import { type Horizon, isPolar, type MainAngles, toMainAngles } from "./angles.ts";
import type { HouseSystem } from "./names.ts";
import { toPlacidus } from "./placidus.ts";

export interface Houses {
  /** Twelve cusps, degrees, the first house's first. */
  cusps: number[];
  system: HouseSystem;
  /** Placidus was asked for inside a polar circle, where it has no cusps: whole signs stand instead. */
  note: "polar" | null;
}

const twelve = Array.from({ length: 12 }, (_, index) => index);
const listEqual = (first: number): number[] => twelve.map((index) => toCircle(first + 30 * index));

/** From the six cusps 10, 11, 12, 1, 2, 3; the others lie opposite. */
const listFromHalf = (half: readonly [number, number, number, number, number, number]): number[] => {
  const [tenth, eleventh, twelfth, first, second, third] = half;
  const opposite = (cusp: number): number => toCircle(cusp + 180);
  const [fourth, fifth, sixth] = [opposite(tenth), opposite(eleventh), opposite(twelfth)];
  return [first, second, third, fourth, fifth, sixth, opposite(first), opposite(second), opposite(third), tenth, eleventh, twelfth].map(toCircle);
};

const listPorphyry = ({ ascendant, midheaven }: MainAngles): number[] => {
  const above = toCircle(ascendant - midheaven) / 3;
  const below = 60 - above;
  return listFromHalf([midheaven, midheaven + above, midheaven + 2 * above, ascendant, ascendant + below, ascendant + 2 * below]);
};

/** The cusps of a house system over a horizon. 0° ARMC on the equator: every system but whole sign begins at 90°, 120°, …, nearly. */
export const toHouses = (asked: HouseSystem, horizon: Horizon, angles: MainAngles = toMainAngles(horizon)): Houses => {
  const isOutOfReach = asked === "placidus" && isPolar(horizon);
  const system = isOutOfReach ? "wholeSign" : asked;
  const note = isOutOfReach ? "polar" : null;
  const { ascendant, midheaven } = angles;
  if (system === "wholeSign") return { cusps: listEqual(Math.floor(ascendant / 30) * 30), system, note };
  if (system === "equal") return { cusps: listEqual(ascendant), system, note };
  if (system === "porphyry") return { cusps: listPorphyry(angles), system, note };
  const [eleventh, twelfth, second, third] = toPlacidus(horizon, angles);
  return { cusps: listFromHalf([midheaven, eleventh, twelfth, ascendant, second, third]), system, note };
};

/** The house (1 … 12) of a longitude: from its cusp up to the next one. */
export const toHouse = (longitude: number, cusps: readonly number[]): number => {
  for (let index = 0; index < 12; index += 1) {
    const start = cusps[index]!;
    const next = cusps[(index + 1) % 12]!;
    if (toCircle(longitude - start) < toCircle(next - start)) return index + 1;
  }
  return 12;
};
