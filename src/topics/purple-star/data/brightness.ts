import type { StarName } from "./stars.ts";

/** 庙 旺 得(地) 利(益) 平(和) 不(得地) 陷, from the brightest. */
export const brightnesses = ["庙", "旺", "得", "利", "平", "不", "陷"] as const;
export type Brightness = (typeof brightnesses)[number];

/** By branch, 子 first; 〇 where the table rates none. The 《紫微斗数全书》 table as today's plates print it. */
export const brightnessTable: Partial<Record<StarName, string>> = {
  紫微: "平庙旺旺得旺庙庙旺旺得旺",
  天机: "庙陷得旺利平庙陷得旺利平",
  太阳: "陷不旺庙旺旺旺得得平不陷",
  武曲: "旺庙得利庙平旺庙得利庙平",
  天同: "旺不利平平庙陷不旺平平庙",
  廉贞: "平利庙平利陷平利庙平利陷",
  天府: "庙庙庙得庙得旺庙得旺庙得",
  太阴: "庙庙旺陷陷陷不不利旺旺庙",
  贪狼: "旺庙平利庙陷旺庙平利庙陷",
  巨门: "旺不庙庙陷旺旺不庙庙陷旺",
  天相: "庙庙庙陷得得庙得庙陷得得",
  天梁: "庙旺庙庙庙陷庙旺陷得庙陷",
  七杀: "旺庙庙旺庙平旺庙庙旺庙平",
  破军: "庙旺得陷旺平庙旺得陷旺平",
  文昌: "得庙陷利得庙陷利得庙陷利",
  文曲: "得庙平旺得庙陷旺得庙陷旺",
  火星: "陷得庙利陷得庙利陷得庙利",
  铃星: "陷得庙利陷得庙利陷得庙利",
  擎羊: "陷庙〇陷庙〇陷庙〇陷庙〇",
  陀罗: "〇庙陷〇庙陷〇庙陷〇庙陷",
};
