import { tenPlanets } from "../../kit/sky/balance.ts";
import { aspectPlaces, synastryOrbs, toRarityAmong } from "../../kit/sky/chart-aspects.ts";
import { toSign } from "../../kit/sky/signs.ts";
import type { Angle, AstroCast, Synastry } from "../cast-types.ts";
import type { AstroFact, Side } from "../fact-types.ts";

/** Twelve points of each, less those of two slow bodies. */
const triedContacts = 12 * 12 - 5 * 5;

const listContactFacts = ({ aspects }: Synastry): AstroFact[] =>
  aspects.map(
    ({ a, b, type, orb, applying }): AstroFact => ({
      id: `synastry.${a}.${type}.${b}`,
      key: "synastry",
      values: { a, b, type, orb, allowance: synastryOrbs[type], applying, oneIn: Math.round(toRarityAmong(orb, triedContacts, aspectPlaces.majors) * 10) / 10 },
    }),
  );

const listOverlayFacts = (side: Side, houses: Synastry["overlays"]["ofSecondInFirst"]): AstroFact[] =>
  houses ? tenPlanets.map((body): AstroFact => ({ id: `overlay.${side}.${body}`, key: "overlay", values: { side, body, house: houses[body] } })) : [];

const shownAngles: readonly Angle[] = ["ascendant", "midheaven"];

/** The second chart and what lies between the two; none where there is no second birth. */
export const listOtherFacts = ({ synastry }: AstroCast): AstroFact[] => {
  if (!synastry) return [];
  const { bodies, angles, overlays } = synastry;
  return [
    ...listContactFacts(synastry),
    ...tenPlanets.map((body): AstroFact => {
      const { sign, degree, retrograde, house } = bodies[body];
      return { id: `otherBody.${body}`, key: "otherBody", values: { body, sign, degree, retrograde, house } };
    }),
    ...(angles ? shownAngles.map((angle): AstroFact => ({ id: `otherAngle.${angle}`, key: "otherAngle", values: { angle, ...toSign(angles[angle]) } })) : []),
    ...listOverlayFacts("second", overlays.ofSecondInFirst),
    ...listOverlayFacts("first", overlays.ofFirstInSecond),
  ];
};
