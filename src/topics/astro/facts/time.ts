import { transitOrbs } from "../../kit/sky/chart-aspects.ts";
import type { Body } from "../../kit/sky/names.ts";
import { toSign } from "../../kit/sky/signs.ts";
import type { AstroCast, ExactHit } from "../cast-types.ts";
import { transiting } from "../chart/find-aspects.ts";
import type { AstroFact } from "../fact-types.ts";

const isSame = (one: Omit<ExactHit, "at" | "retrograde">, other: ExactHit): boolean =>
  one.body === other.body && one.point === other.point && one.type === other.type;

const listHitFacts = ({ yearAhead: { hits } }: AstroCast): AstroFact[] =>
  hits.map(({ at, body, point, type, retrograde }, index): AstroFact => {
    const passes = hits.filter((hit) => isSame(hit, { at, body, point, type, retrograde }));
    const pass = passes.findIndex((hit) => hit.at === at) + 1;
    return { id: `hit.${index + 1}`, key: "hit", values: { at, body, point, type, retrograde, pass, passes: passes.length } };
  });

const listTransitFacts = ({ transits, yearAhead }: AstroCast): AstroFact[] =>
  transits.aspects.map(({ a, b: point, type, orb, applying }): AstroFact => {
    const body = a as Body;
    const next = yearAhead.hits.find((hit) => hit.at >= transits.at && isSame({ body, point, type }, hit));
    return {
      id: `transit.${body}.${type}.${point}`,
      key: "transit",
      values: {
        at: transits.at,
        body,
        point,
        type,
        orb,
        allowance: transitOrbs[type],
        applying,
        retrograde: transits.bodies[body].retrograde,
        next: next?.at ?? null,
      },
    };
  });

const listTransitBodies = ({ transits }: AstroCast): AstroFact[] =>
  transiting.map((body): AstroFact => {
    const { sign, degree, retrograde, house } = transits.bodies[body];
    return { id: `transitBody.${body}`, key: "transitBody", values: { at: transits.at, body, sign, degree, retrograde, house } };
  });

const listEclipseFacts = ({ yearAhead: { eclipses } }: AstroCast): AstroFact[] =>
  eclipses.map(
    ({ at, body, kind, longitude, house, points }, index): AstroFact => ({
      id: `eclipse.${index + 1}`,
      key: "eclipse",
      values: { at, body, kind, ...toSign(longitude), house, points: points.map(({ point }) => point).join(" ") },
    }),
  );

const listReturnFacts = ({ solarReturn }: AstroCast): AstroFact[] => {
  if (!solarReturn) return [];
  const { at, bodies, angles } = solarReturn;
  return [
    {
      id: "return",
      key: "solarReturn",
      values: {
        at,
        year: Number(at.slice(0, 4)),
        ascendantSign: angles && toSign(angles.ascendant).sign,
        sunHouse: bodies.sun.house,
        moonSign: bodies.moon.sign,
        moonHouse: bodies.moon.house,
      },
    },
  ];
};

/** The sky of the moment against the chart, the exact hits and eclipses of the year, the Sun's return. */
export const listTimeFacts = (cast: AstroCast): AstroFact[] => [
  ...listTransitFacts(cast),
  ...listHitFacts(cast),
  ...listEclipseFacts(cast),
  ...listReturnFacts(cast),
  ...listTransitBodies(cast),
];
