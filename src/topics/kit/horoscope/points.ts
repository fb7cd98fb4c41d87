import type { AspectType } from "../sky/aspects.ts";
import { type Planet, planets } from "../sky/bodies.ts";
import { type EssentialDignity, findDignity, rulers } from "../sky/rulers.ts";
import { type Sign, signs } from "../sky/signs.ts";
import { type DaySky, toSolarHouse } from "./day-sky.ts";
import { type Theme, themeRules } from "./themes.ts";

/**
 * One reason for a score. tenant: a planet in one of the theme's houses. moonHouse: where the Moon stands from the sign. significator: how the planet
 * of the theme looks at the sign. dignity, retrograde, aspect: of the planet that rules the theme's house for this sign.
 */
export interface Points {
  id: string;
  rule: "tenant" | "moonHouse" | "significator" | "dignity" | "retrograde" | "aspect";
  body: Planet;
  other: Planet | null;
  aspect: AspectType | null;
  /** Solar house, 1 … 12, where the rule speaks of one. */
  house: number | null;
  dignity: EssentialDignity | null;
  value: number;
}

/** What a planet brings into a house by its nature. */
const natures: Record<Planet, number> = { sun: 5, moon: 4, mercury: 3, venus: 8, mars: -4, jupiter: 9, saturn: -6 };
/** The Moon from the sign: angles and trines carry, the sixth, eighth and twelfth drag. */
const moonHouses = [9, 1, 6, 3, 11, -7, 2, -11, 9, 4, 9, -9] as const;
/** How the theme's planet looks at the sign, by the house it stands in: trine, sextile, conjunction; square, opposition; the rest do not see it. */
const looks: Partial<Record<number, number>> = { 1: 6, 3: 4, 5: 6, 9: 6, 11: 4, 4: -4, 10: -4, 7: -2 };
const dignityPoints: Record<EssentialDignity, number> = { domicile: 7, exaltation: 5, detriment: -5, fall: -5 };
const retrogradePoints = -5;
const aspectPoints: Record<AspectType, number> = { conjunction: 5, sextile: 6, trine: 9, square: -9, opposition: -8 };
/** A kind planet softens a hard aspect and sweetens an easy one, a hard one the other way about. */
const aspectLean: Record<Planet, number> = { sun: 0, moon: 0, mercury: 0, venus: 3, mars: -3, jupiter: 3, saturn: -3 };

const point = (id: string, rule: Points["rule"], body: Planet, value: number, rest: Partial<Points> = {}): Points => ({
  id,
  rule,
  body,
  other: null,
  aspect: null,
  house: null,
  dignity: null,
  ...rest,
  value,
});

const listTenants = (sky: DaySky, sign: Sign, theme: Theme): Points[] =>
  planets.flatMap((body) => {
    const house = toSolarHouse(sky.bodies[body].sign, sign);
    const weight = themeRules[theme].houses[house];
    return weight ? [point(`tenant.${body}.${house}`, "tenant", body, natures[body] * weight, { house })] : [];
  });

const listRulerPoints = (sky: DaySky, sign: Sign, theme: Theme): Points[] => {
  const house = themeRules[theme].chief;
  const ruler = rulers[signs[(signs.indexOf(sign) + house - 1) % 12]!] as Planet;
  const dignity = findDignity(ruler, sky.bodies[ruler].sign);
  return [
    ...(dignity ? [point(`dignity.${ruler}.${house}.${dignity}`, "dignity", ruler, dignityPoints[dignity], { house, dignity })] : []),
    ...(sky.bodies[ruler].retrograde ? [point(`retrograde.${ruler}.${house}`, "retrograde", ruler, retrogradePoints, { house })] : []),
    ...sky.aspects
      .filter(({ a, b }) => a === ruler || b === ruler)
      .map(({ a, b, type, strength }) => {
        const other = a === ruler ? b : a;
        return point(`aspect.${ruler}.${house}.${type}.${other}`, "aspect", ruler, (aspectPoints[type] + aspectLean[other]) * strength, {
          other,
          aspect: type,
          house,
        });
      }),
  ];
};

/** Every reason a theme has on one day for those born in a sign, the strongest first. */
export const listPoints = (sky: DaySky, sign: Sign, theme: Theme): Points[] => {
  const moonHouse = toSolarHouse(sky.bodies.moon.sign, sign);
  const { significator } = themeRules[theme];
  const seenFrom = toSolarHouse(sky.bodies[significator].sign, sign);
  const look = looks[seenFrom];
  return [
    point(`moonHouse.${moonHouse}`, "moonHouse", "moon", moonHouses[moonHouse - 1]!, { house: moonHouse }),
    ...(look ? [point(`significator.${significator}.${seenFrom}`, "significator", significator, look, { house: seenFrom })] : []),
    ...listTenants(sky, sign, theme),
    ...listRulerPoints(sky, sign, theme),
  ].sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
};
