import { tenPlanets } from "../../kit/sky/balance.ts";
import { type Body, bodies } from "../../kit/sky/names.ts";
import { coRulers, rulers } from "../../kit/sky/rulers.ts";
import { toSign } from "../../kit/sky/signs.ts";
import type { Angle, AstroCast, Dignity } from "../cast-types.ts";
import type { AstroFact } from "../fact-types.ts";

const findDignityOf = ({ dignities }: AstroCast, body: Body): Dignity | null => dignities.find((dignity) => dignity.body === body)?.dignity ?? null;

const toMoonRangeFact = ({ from, to }: NonNullable<AstroCast["moonRange"]>): AstroFact => {
  const [start, end] = [toSign(from), toSign(to)];
  return {
    id: "moonRange",
    key: "moonRange",
    values: { from, to, fromSign: start.sign, toSign: end.sign, fromDegree: start.degree, toDegree: end.degree, crosses: start.sign !== end.sign },
  };
};

/** Sun, Moon and the others in the order of `bodies`, each followed by its dignity where it has one. */
export const listBodyFacts = (cast: AstroCast): AstroFact[] => {
  const shown = bodies.flatMap((body): AstroFact[] => {
    if (body === "moon" && cast.moonRange) return [toMoonRangeFact(cast.moonRange)];
    const { sign, degree, longitude, house, retrograde, stationary } = cast.bodies[body];
    const dignity = findDignityOf(cast, body);
    return [{ id: `body.${body}`, key: "body", values: { body, sign, degree, longitude, house, retrograde, stationary, dignity } }];
  });
  const dignities = cast.dignities.map(
    ({ body, dignity }): AstroFact => ({ id: `dignity.${body}`, key: "dignity", values: { body, dignity, sign: cast.bodies[body].sign } }),
  );
  return [...shown, ...dignities];
};

/** The ascendant with its ruler, and the midheaven; none without time and place. */
export const listAngleFacts = (cast: AstroCast): AstroFact[] => {
  const { angles, chartRuler } = cast;
  if (!angles || !chartRuler) return [];
  const toFact = (angle: Angle): AstroFact => {
    const longitude = angles[angle];
    const { sign, degree } = toSign(longitude);
    return { id: `angle.${angle}`, key: "angle", values: { angle, sign, degree, longitude, ruler: rulers[sign] } };
  };
  const { sign, house, retrograde } = cast.bodies[chartRuler];
  const ruler: AstroFact = {
    id: "chartRuler",
    key: "chartRuler",
    values: { body: chartRuler, rising: toSign(angles.ascendant).sign, sign, house: house!, retrograde, dignity: findDignityOf(cast, chartRuler) },
  };
  return [toFact("ascendant"), ruler, toFact("midheaven")];
};

const housed: readonly Body[] = [...tenPlanets, "chiron"];

export const listHouseFacts = (cast: AstroCast): AstroFact[] =>
  (cast.cusps ?? []).map((cusp, index): AstroFact => {
    const house = index + 1;
    const { sign, degree } = toSign(cusp);
    const ruler = rulers[sign];
    const within = housed.filter((body) => cast.bodies[body].house === house);
    const { sign: rulerSign, house: rulerHouse } = cast.bodies[ruler];
    const values = {
      house,
      sign,
      degree,
      ruler,
      coRuler: coRulers[sign] ?? null,
      rulerSign,
      rulerHouse: rulerHouse!,
      bodies: within.join(" "),
      count: within.length,
    };
    return { id: `house.${house}`, key: "house", values };
  });

const toExtremes = <Key extends string>(counts: Record<Key, number>): { most: string; least: string } => {
  const entries = Object.entries(counts) as [Key, number][];
  const numbers = entries.map(([, count]) => count);
  const listAt = (count: number): string =>
    entries
      .filter(([, own]) => own === count)
      .map(([key]) => key)
      .join(" ");
  return { most: listAt(Math.max(...numbers)), least: listAt(Math.min(...numbers)) };
};

const toHemispheres = (cast: AstroCast): AstroFact[] => {
  if (!cast.cusps) return [];
  const houses = tenPlanets.map((body) => cast.bodies[body].house!);
  const above = houses.filter((house) => house >= 7).length;
  const east = houses.filter((house) => house >= 10 || house <= 3).length;
  return [{ id: "balance.hemispheres", key: "hemispheres", values: { above, below: 10 - above, east, west: 10 - east } }];
};

export const listBalanceFacts = (cast: AstroCast): AstroFact[] => [
  { id: "balance.elements", key: "elements", values: { ...cast.elements, ...toExtremes(cast.elements) } },
  { id: "balance.modes", key: "modes", values: { ...cast.modes, ...toExtremes(cast.modes) } },
  ...toHemispheres(cast),
  { id: "phase", key: "phase", values: { ...cast.moonPhase } },
];

/** What would change with another rule, and what the chart was set by. */
export const listFrameFacts = ({ variants, instant, latitude, longitude, houseSystem, houseNote, isTimeUnknown }: AstroCast): AstroFact[] => [
  ...variants.map(
    ({ key, body, from, to }, index): AstroFact => ({
      id: `variant.${index + 1}`,
      key: "variant",
      values: { reason: key, body: body ?? null, from: String(from), to: String(to) },
    }),
  ),
  { id: "frame", key: "frame", values: { instant, latitude, longitude, houseSystem, houseNote, isTimeUnknown } },
];
