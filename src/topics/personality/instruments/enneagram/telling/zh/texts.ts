import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import type { EnneaItemId, EnneaType } from "../../items.ts";
import { statementsZh } from "../../items.zh.ts";
import { centerNames, toTypeLabel, typeNames } from "../../names.ts";
import type { EnneagramOwnFacts } from "../enneagram-facts.ts";
import { againstZh, doingZh, watchingZh } from "./closing.ts";
import { costsZh, doesZh } from "./does.ts";
import { doesTooZh } from "./does-too.ts";
import { headsZh } from "./heads.ts";
import { loudZh } from "./loud.ts";
import { lowZh, secondZh } from "./second.ts";

const by = (say: (type: EnneaType) => string): Record<EnneaType, string> => ({
  "1": say("1"),
  "2": say("2"),
  "3": say("3"),
  "4": say("4"),
  "5": say("5"),
  "6": say("6"),
  "7": say("7"),
  "8": say("8"),
  "9": say("9"),
});

export const textsZh: ProfileTexts<EnneaType, EnneaItemId> = {
  test: "九型",
  names: by((type) => `${toTypeLabel(type, "zh")}（${typeNames.zh[type]}）`),
  shorts: by((type) => toTypeLabel(type, "zh")),
  notes: {
    "1": "一号量的是：错处有多绊眼，心里那把尺有多严。",
    "2": "二号量的是：别人的需要有多响，自己的有多轻。",
    "3": "三号量的是：成绩和别人的眼光占多大地方。",
    "4": "四号量的是：滋味、缺憾、与人不同占多大地方。",
    "5": "五号量的是：要多少距离、多少弄懂，才肯进去。",
    "6": "六号量的是：防备和求个靠得住占多大地方。",
    "7": "七号量的是：新鲜和别的可能有多勾人。",
    "8": "八号量的是：做主和不示弱占多大地方。",
    "9": "九号量的是：为了不闹僵，肯把自己放多后。",
  },
  statements: statementsZh,
  heads: headsZh,
  loud: loudZh,
  does: doesZh,
  doesToo: doesTooZh,
  costs: costsZh,
  second: secondZh,
  low: lowZh,
  against: againstZh,
  doing: doingZh,
  watching: watchingZh,
};

const label = (type: string): string => toTypeLabel(type as EnneaType, "zh");

export const ownWordsZh: FactWording<EnneagramOwnFacts> = {
  wing: ({ type, wing, other, lead, isSure }) => ({
    label: "翼",
    value: wing === null ? "两边一样" : label(wing),
    note: `圆上挨着${label(type)}的两型里，分高的那个叫翼。${wing === null ? "你这两边得分一样。" : `你${label(wing)}比${label(other)}多${toShown(lead)}分，${isSure ? "出了误差" : "还在误差里，只算轻轻偏过去"}。`}`,
  }),
  center: ({ center, percent, rank }) => ({
    label: centerNames.zh[center],
    value: `${toShown(percent)} · 第${rank}`,
    note: `九型分三组：身管力气和地盘，心管别人眼里的我，脑管安全和打算。这一组三型平均${toShown(percent)}分，排第${rank}。`,
  }),
};
