import { toCapital } from "../../../../shared/capital.ts";
import type { Sign } from "../../../kit/sky/signs.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import { vary } from "../vary.ts";
import { findHouse, findSign, type SkyView } from "../view.ts";
import { callingSigns, partnerSigns, purseSigns } from "./cusps.ts";
import { childHeads, homeHeads, moneyHeads, restHeads } from "./heads.ts";
import { toJoined } from "./joined.ts";
import { signNames, the, toWhere } from "./names.ts";
import { callingHouses, childHouses, homeHouses, partnerHouses, purseHouses, restHouses, studyHouses } from "./rulers.ts";

const split = (of: string): [Sign, number] => {
  const [sign, house] = of.split(".") as [Sign, string];
  return [sign, Number(house)];
};
/** “Venus, its ruler, is in the fifth”; a ruler at home needs no second place. */
const toRuler = (view: SkyView, house: number): string => {
  const { ruler, rulerHouse } = findHouse(view, house)!;
  return rulerHouse === house ? `${the(ruler)}, its ruler, is at home in it` : `${the(ruler)}, its ruler, is in the ${toOrdinal(rulerHouse)}`;
};
const toCusp = (view: SkyView, house: number): string => {
  const { degree, sign } = findHouse(view, house)!;
  return toWhere(degree, sign);
};

export const sayHouses = {
  partner(view, of) {
    const [sign, house] = split(of);
    return vary(view, "partner", [
      `Your seventh house, the partner’s, begins at ${toCusp(view, 7)}, so you look for ${partnerSigns[sign]}. ${toCapital(toRuler(view, 7))}${toJoined(partnerHouses[house - 1]!)}.`,
      `Across from you sits ${signNames[sign]} (${toCusp(view, 7)} on the seventh cusp): ${partnerSigns[sign]}. And as ${toRuler(view, 7)}, ${partnerHouses[house - 1]}.`,
    ]);
  },
  calling(view, of) {
    const [sign, house] = split(of);
    // The headline has told the sign.
    if (view.asked === "work") return `The tenth house opens at ${toCusp(view, 10)}, and ${toRuler(view, 10)}${toJoined(callingHouses[house - 1]!)}.`;
    return vary(view, "calling", [
      `At the head of your tenth house stands ${toCusp(view, 10)}, which points to ${callingSigns[sign]}. ${toCapital(toRuler(view, 10))}, so ${callingHouses[house - 1]}.`,
      `The house of calling opens at ${toCusp(view, 10)}, which asks for ${callingSigns[sign]}. As ${toRuler(view, 10)}, ${callingHouses[house - 1]}.`,
    ]);
  },
  purse(view, of) {
    const [sign, house] = split(of);
    if (view.asked === "money") return `Your second house opens at ${toCusp(view, 2)}, and ${toRuler(view, 2)}${toJoined(purseHouses[house - 1]!)}.`;
    return vary(view, "purse", [
      `Money is the second house, and yours begins at ${toCusp(view, 2)}: it comes ${purseSigns[sign]}. ${toCapital(toRuler(view, 2))}${toJoined(purseHouses[house - 1]!)}.`,
      `With ${toCusp(view, 2)} on the second cusp you earn ${purseSigns[sign]}; and since ${toRuler(view, 2)}, ${purseHouses[house - 1]}.`,
    ]);
  },
  home(view, of) {
    return vary(view, "home", [
      `Your fourth house, the root, begins at ${toCusp(view, 4)}, and ${toRuler(view, 4)}${toJoined(homeHouses[Number(of) - 1]!)}.`,
      `For home one looks to the fourth house. Yours opens at ${toCusp(view, 4)}; ${toRuler(view, 4)}, so ${homeHouses[Number(of) - 1]}.`,
    ]);
  },
  nursery(view, of) {
    return vary(view, "nursery", [
      `Children belong to the fifth house. Yours begins at ${toCusp(view, 5)}, and ${toRuler(view, 5)}${toJoined(childHouses[Number(of) - 1]!)}.`,
      `For children one looks to the fifth house, which opens for you at ${toCusp(view, 5)}; ${toRuler(view, 5)}, so ${childHouses[Number(of) - 1]}.`,
    ]);
  },
  study(view, of) {
    return vary(view, "study", [
      `The ninth house, where one studies, opens at ${toCusp(view, 9)}, and ${toRuler(view, 9)}${toJoined(studyHouses[Number(of) - 1]!)}.`,
      `As for learning, the ninth cusp is at ${toCusp(view, 9)} and ${toRuler(view, 9)}, so ${studyHouses[Number(of) - 1]}.`,
    ]);
  },
  rest(view, of) {
    return vary(view, "rest", [
      `The sixth house, of habits, begins at ${toCusp(view, 6)}, and ${toRuler(view, 6)}${toJoined(restHouses[Number(of) - 1]!)}.`,
      `Habits belong to the sixth house (yours from ${toCusp(view, 6)}); ${toRuler(view, 6)}, so ${restHouses[Number(of) - 1]}.`,
    ]);
  },
  moneyVenus(view, of) {
    const { degree } = view.cast.bodies.venus;
    return vary(view, "moneyVenus", [
      `How you spend is Venus again, at ${toWhere(degree, of as Sign)}${toJoined(moneyHeads[of as Sign])}.`,
      `Venus at ${toWhere(degree, of as Sign)} keeps the purse too, and ${moneyHeads[of as Sign]}.`,
    ]);
  },
  homeMoon: (view, of) => `For a Moon in ${signNames[findSign(view, "moon") ?? (of as Sign)]}, ${homeHeads[of as Sign]}.`,
  childMoon: (_, of) => `By a Moon in ${signNames[of as Sign]}, ${childHeads[of as Sign]}.`,
  restMoon: (_, of) => `As to rest, with a Moon in ${signNames[of as Sign]} ${restHeads[of as Sign]}.`,
} satisfies Record<string, Say<SkyView>>;
