import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import type { Pole, SocialItemId } from "../../items.ts";
import { statementsZh } from "../../items.zh.ts";
import { fieldNames, poleNames } from "../../names.ts";
import type { SocialOwnFacts } from "../social-facts.ts";
import { againstZh, doingZh, watchingZh } from "./closing.ts";
import { costsZh, doesTooZh, doesZh, headsZh } from "./does.ts";
import { loudZh } from "./loud.ts";
import { lowZh, secondZh } from "./second.ts";

export const textsZh: ProfileTexts<Pole, SocialItemId> = {
  test: "社交风格",
  names: poleNames.zh,
  shorts: poleNames.zh,
  notes: {
    tell: "直说量的是：多快、多直地把意思放出来。",
    ask: "先问量的是：多肯先听、先问、先等。",
    show: "外露量的是：心情露在外头多少。",
    hold: "收着量的是：心情收在里头多少，谈事离谈人多远。",
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

export const ownWordsZh: FactWording<SocialOwnFacts> = {
  field: ({ field, neighbor, isSure }) => ({
    label: "格子",
    value: fieldNames.zh[field],
    note: `两根轴把平面分成四格，你落在“${fieldNames.zh[field]}”。${isSure ? "两根轴的误差都没碰到中线，落得准。" : `离“${fieldNames.zh[neighbor]}”最近，误差跨过了中线，两格都读一读。`}`,
  }),
  axis: ({ axis, percent, low, high, isNear }) => ({
    label: axis === "assert" ? "先问到直说" : "收着到外露",
    value: `${toShown(percent)}`,
    note: `十四句话，一半从这头问，一半从那头问；0是全${axis === "assert" ? "问" : "收"}，100是全${axis === "assert" ? "说" : "露"}，你在${toShown(percent)}，误差从${toShown(low)}到${toShown(high)}，${isNear ? "跨着中线" : "没碰中线"}。`,
  }),
};
