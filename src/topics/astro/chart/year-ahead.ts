import { toWay } from "../../kit/sky/angle.ts";
import { type Eclipse, listEclipses } from "../../kit/sky/eclipses.ts";
import { listHits } from "../../kit/sky/hits.ts";
import { toHouse } from "../../kit/sky/houses.ts";
import type { Body } from "../../kit/sky/names.ts";
import { toPathLongitude } from "../../kit/sky/path.ts";
import { toSign } from "../../kit/sky/signs.ts";
import { toInstantText } from "../../kit/time/parse-civil.ts";
import type { Point, YearAhead, YearEclipse } from "../cast-types.ts";
import { natalPoints } from "./find-aspects.ts";
import type { Natal } from "./natal.ts";
import { listPoints } from "./points.ts";

/** Slow enough for a hit to colour weeks; the node is the mean one, which does not waver. */
const slow: readonly Body[] = ["jupiter", "saturn", "uranus", "neptune", "pluto", "chiron", "meanNode"];
const eclipseOrb = 3;

/** The Moon of an unknown hour has no degree that could be hit. */
const listFixed = (natal: Natal): { point: Point; longitude: number }[] => listPoints(natal, natalPoints).filter(({ others }) => others.length === 0);

const toYearEclipse = (natal: Natal, { at, body, kind }: Eclipse): YearEclipse => {
  const longitude = toPathLongitude(body, at);
  const points = listFixed(natal).flatMap(({ point, longitude: of }): YearEclipse["points"] => {
    const apart = Math.abs(toWay(longitude, of));
    if (apart <= eclipseOrb) return [{ point, type: "conjunction", orb: apart }];
    return 180 - apart <= eclipseOrb ? [{ point, type: "opposition", orb: 180 - apart }] : [];
  });
  return {
    at: toInstantText(Math.round(at)),
    body,
    kind,
    longitude,
    sign: toSign(longitude).sign,
    house: natal.cusps && toHouse(longitude, natal.cusps),
    points,
  };
};

/** Every exact aspect of the slow bodies to the natal points, and every eclipse, from one instant up to another (seconds since 1970-01-01T00:00Z). */
export const toYearAhead = (natal: Natal, from: number, to: number): YearAhead => {
  const points = Object.fromEntries(listFixed(natal).map(({ point, longitude }) => [point, longitude])) as Partial<Record<Point, number>>;
  return {
    from: toInstantText(from),
    to: toInstantText(to),
    hits: listHits(slow, points, from, to).map((hit) => ({ ...hit, at: toInstantText(Math.round(hit.at)) })),
    eclipses: listEclipses(from, to).map((eclipse) => toYearEclipse(natal, eclipse)),
  };
};
