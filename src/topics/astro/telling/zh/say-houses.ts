import type { Sign } from "../../../kit/sky/signs.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { vary } from "../vary.ts";
import { findHouse, type SkyView } from "../view.ts";
import { callingSigns, partnerSigns, purseSigns } from "./cusps.ts";
import { childHeads, homeHeads, moneyHeads, restHeads } from "./heads.ts";
import { toJoined } from "./joined.ts";
import { bodyNames, signNames, toHouseName, toWhere } from "./names.ts";
import { callingHouses, childHouses, homeHouses, partnerHouses, purseHouses, restHouses, studyHouses } from "./rulers.ts";

const split = (of: string): [Sign, number] => {
  const [sign, house] = of.split(".") as [Sign, string];
  return [sign, Number(house)];
};
/** “宫主金星落在第五宫”；在本宫就不说第二遍。 */
const toRuler = (view: SkyView, house: number): string => {
  const { ruler, rulerHouse } = findHouse(view, house)!;
  return rulerHouse === house ? `宫主${bodyNames[ruler]}就在本宫` : `宫主${bodyNames[ruler]}落在${toHouseName(rulerHouse)}`;
};
const toCusp = (view: SkyView, house: number): string => {
  const { degree, sign } = findHouse(view, house)!;
  return toWhere(degree, sign);
};

export const sayHouses = {
  partner(view, of) {
    const [sign, house] = split(of);
    return vary(view, "partner", [
      `第七宫管伴侣，从${toCusp(view, 7)}起，你找的是${partnerSigns[sign]}。${toRuler(view, 7)}${toJoined(partnerHouses[house - 1]!)}。`,
      `坐你对面的是${signNames[sign]}（七宫头${toCusp(view, 7)}）${toJoined(partnerSigns[sign])}。${toRuler(view, 7)}，${partnerHouses[house - 1]}。`,
    ]);
  },
  calling(view, of) {
    const [sign, house] = split(of);
    // 星座那句，标题已经讲过。
    if (view.asked === "work") return `事业宫从${toCusp(view, 10)}起，${toRuler(view, 10)}${toJoined(callingHouses[house - 1]!)}。`;
    return vary(view, "calling", [
      `第十宫管事业，宫头是${toCusp(view, 10)}，要的是${callingSigns[sign]}。${toRuler(view, 10)}${toJoined(callingHouses[house - 1]!)}。`,
      `事业宫打开在${toCusp(view, 10)}，路数是${callingSigns[sign]}；${toRuler(view, 10)}，${callingHouses[house - 1]}。`,
    ]);
  },
  purse(view, of) {
    const [sign, house] = split(of);
    if (view.asked === "money") return `钱看第二宫，从${toCusp(view, 2)}起，${toRuler(view, 2)}${toJoined(purseHouses[house - 1]!)}。`;
    return vary(view, "purse", [
      `钱看第二宫，你的从${toCusp(view, 2)}起${toJoined(purseSigns[sign])}。${toRuler(view, 2)}，${purseHouses[house - 1]}。`,
      `二宫头在${toCusp(view, 2)}，钱的脾气是${purseSigns[sign]}；${toRuler(view, 2)}，${purseHouses[house - 1]}。`,
    ]);
  },
  home: (view, of) =>
    vary(view, "home", [
      `第四宫是根，从${toCusp(view, 4)}起，${toRuler(view, 4)}${toJoined(homeHouses[Number(of) - 1]!)}。`,
      `家看第四宫。宫头${toCusp(view, 4)}，${toRuler(view, 4)}，${homeHouses[Number(of) - 1]}。`,
    ]),
  nursery: (view, of) =>
    vary(view, "nursery", [
      `孩子看第五宫，从${toCusp(view, 5)}起，${toRuler(view, 5)}${toJoined(childHouses[Number(of) - 1]!)}。`,
      `第五宫管孩子，宫头${toCusp(view, 5)}；${toRuler(view, 5)}，${childHouses[Number(of) - 1]}。`,
    ]),
  study: (view, of) =>
    vary(view, "study", [
      `求学看第九宫，宫头${toCusp(view, 9)}，${toRuler(view, 9)}${toJoined(studyHouses[Number(of) - 1]!)}。`,
      `第九宫从${toCusp(view, 9)}起，管读书和远路，${toRuler(view, 9)}，${studyHouses[Number(of) - 1]}。`,
    ]),
  rest: (view, of) =>
    vary(view, "rest", [
      `习惯看第六宫，从${toCusp(view, 6)}起，${toRuler(view, 6)}${toJoined(restHouses[Number(of) - 1]!)}。`,
      `第六宫管作息，宫头${toCusp(view, 6)}；${toRuler(view, 6)}，${restHouses[Number(of) - 1]}。`,
    ]),
  moneyVenus(view, of) {
    const where = toWhere(view.cast.bodies.venus.degree, of as Sign);
    return vary(view, "moneyVenus", [
      `花钱的口味看金星，在${where}${toJoined(moneyHeads[of as Sign])}。`,
      `金星也管钱袋，走在${where}，${moneyHeads[of as Sign]}。`,
    ]);
  },
  homeMoon: (_, of) => `月亮在${signNames[of as Sign]}的人，${homeHeads[of as Sign]}。`,
  childMoon: (_, of) => `月亮在${signNames[of as Sign]}，${childHeads[of as Sign]}。`,
  restMoon: (_, of) => `说到歇，月亮在${signNames[of as Sign]}，${restHeads[of as Sign]}。`,
} satisfies Record<string, Say<SkyView>>;
