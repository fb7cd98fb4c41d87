import type { Sign } from "../../../kit/sky/signs.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { toDegreeText } from "../degrees.ts";
import type { TieView } from "../two-view.ts";
import { vary } from "../vary.ts";
import { findHouse, findOtherTie, listBodyTies, type SkyView } from "../view.ts";
import { partnerSigns } from "./cusps.ts";
import { loveHeads } from "./heads.ts";
import { toJoined } from "./joined.ts";
import { aspectVerbs, bodyNames, pointNames, signNames, toHouseName, toWhere } from "./names.ts";
import { deepTies, overlayHouses, theirHouses, ties } from "./synastry.ts";

/** “你的金星拱对方的火星，差1°20′”。 */
export const toTieName = ({ mine, theirs, type, orb }: Pick<TieView, "mine" | "theirs" | "type" | "orb">): string =>
  `你的${pointNames[mine]}${aspectVerbs[type]}对方的${pointNames[theirs]}，差${toDegreeText(orb)}`;

export const sayTwo = {
  tie(view, of) {
    const own = listBodyTies(view)[Number(of.split(".")[0])]!;
    const text = ties[own.pair][own.tone];
    const plain = `${toTieName(own)}${toJoined(text)}。`;
    return of.startsWith("0.") ? plain : vary(view, of, [plain, `再看${toTieName(own)}，${text}。`]);
  },
  deepTie(view) {
    const [own] = view.deepTies;
    return `往深里看，${toTieName(own!)}${toJoined(deepTies[own!.outer])}。`;
  },
  overlay(view, of) {
    const own = view.overlays[Number(of.split(".")[0])]!;
    return own.side === "second"
      ? `对方的${bodyNames[own.body]}进了你的${toHouseName(own.house)}，${overlayHouses[own.house - 1]}。`
      : `你的${bodyNames[own.body]}进了对方的${toHouseName(own.house)}${toJoined(theirHouses[own.house - 1]!)}。`;
  },
  alone(view, of) {
    const seventh = findHouse(view, 7);
    const venus = `金星在${toWhere(view.cast.bodies.venus.degree, of as Sign)}，${loveHeads[of as Sign]}`;
    return `一张盘只有一边的话。${venus}${seventh ? `；七宫头是${signNames[seventh.sign]}，你找的是${partnerSigns[seventh.sign]}` : ""}。补上对方的生日，两张盘就能叠起来看。`;
  },
  tieOtherSide(view) {
    const [first] = view.ties;
    const other = findOtherTie(view)!;
    const text = ties[other.pair][other.tone];
    return other.tone === "hard"
      ? `另一面是${toTieName(other)}${toJoined(text)}。比头一条（${toDegreeText(first!.orb)}）轻，坏日子里听见的却是它。`
      : `也有软和的一条：${toTieName(other)}，${text}。头一条（${toDegreeText(first!.orb)}）闹起来，就靠这条。`;
  },
} satisfies Record<string, Say<SkyView>>;
