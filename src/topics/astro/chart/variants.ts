import { toHorizon, toMainAngles } from "../../kit/sky/angles.ts";
import { toBodyState } from "../../kit/sky/ephemeris.ts";
import { toHouse, toHouses } from "../../kit/sky/houses.ts";
import type { Body } from "../../kit/sky/names.ts";
import { toSign } from "../../kit/sky/signs.ts";
import type { AstroCast } from "../cast-types.ts";
import type { Natal, Place } from "./natal.ts";

type Variant = AstroCast["variants"][number];

const personal: readonly Body[] = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"];

/** Sun … Saturn where whole signs would give another house. */
const listHouseVariants = ({ bodies, angles, houseSystem }: Natal): Variant[] => {
  if (!angles || houseSystem === "wholeSign") return [];
  const cusps = toHouses("wholeSign", { meridian: 0, latitude: 0, obliquity: 0 }, angles).cusps;
  return personal.flatMap((body) => {
    const [from, to] = [bodies[body].house!, toHouse(bodies[body].longitude, cusps)];
    return from === to ? [] : [{ key: "wholeSignHouse", body, from, to }];
  });
};

/** Another rising sign within the doubt of the clock, before or after. */
const listAscendantVariants = (instant: number, { angles }: Natal, { latitude, longitude }: Place, doubt: number): Variant[] => {
  if (!angles) return [];
  const from = toSign(angles.ascendant).sign;
  const near = [instant - doubt, instant + doubt].map((at) => toSign(toMainAngles(toHorizon(at, latitude, longitude)).ascendant).sign);
  return [...new Set(near)].flatMap((to) => (to === from ? [] : [{ key: "ascendantSign", from, to }]));
};

const listSignVariants = (body: "sun" | "moon", instant: number, { bodies }: Natal, doubt: number): Variant[] => {
  const from = bodies[body].sign;
  const near = [instant - doubt, instant + doubt].map((at) => toSign(toBodyState(body, at).longitude).sign);
  return [...new Set(near)].flatMap((to) => (to === from ? [] : [{ key: `${body}Sign`, body, from, to }]));
};

/**
 * What another rule or a clock a little off would change, and nothing else: `wholeSignHouse` (a body's house, from the cast's to that of whole signs),
 * `ascendantSign`, `moonSign`, `sunSign` (signs, from the cast's to the neighbour's).
 * @param doubt seconds the clock may be off, to both sides
 */
export const listVariants = (instant: number, natal: Natal, place: Place | null, doubt: number): Variant[] => [
  ...(place ? listAscendantVariants(instant, natal, place, doubt) : []),
  ...listSignVariants("sun", instant, natal, doubt),
  ...(natal.moonRange ? [] : listSignVariants("moon", instant, natal, doubt)),
  ...listHouseVariants(natal),
];
