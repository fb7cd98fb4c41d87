import type { EssentialDignity } from "../../../sky/rulers.ts";
import type { HoroscopeCast } from "../../cast.ts";
import type { Points } from "../../points.ts";
import { aspectPhrases } from "./event-names.ts";
import { bodyNames, signNames } from "./names.ts";

const numerals = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
/** 第七宫（伴侣） */
const houseTopics = ["自己", "钱与物", "说话与近邻", "家", "恋爱与玩乐", "日常与身体", "伴侣", "共有与牵连", "远方与学问", "事业", "朋友与进项", "独处"];

export const toHouse = (house: number): string => `第${numerals[house - 1]}宫`;
export const toHouseTopic = (house: number): string => houseTopics[house - 1]!;

const dignityNames: Record<EssentialDignity, string> = { domicile: "入庙", exaltation: "擢升", detriment: "失势", fall: "落陷" };

/** 木星在第二宫（钱与物） */
export const toReasonText = ({ rule, body, other, aspect, house, dignity }: Points, { houses, period }: HoroscopeCast): string => {
  const name = bodyNames[body];
  const at = house === null ? "" : `${toHouse(house)}（${toHouseTopic(house)}）`;
  if (rule === "tenant") return `${name}在${at}`;
  if (rule === "moonHouse") return `月亮走到${at}`;
  if (rule === "significator") return `${name}从${at}看着你的星座`;
  if (rule === "dignity") return `${at}的主星${name}${period === "day" ? `在${signNames[houses[body].sign]}` : ""}${dignityNames[dignity!]}`;
  if (rule === "retrograde") return `${at}的主星${name}逆行`;
  return `${at}的主星${name}与${aspectPhrases[aspect!](bodyNames[other!])}`;
};
