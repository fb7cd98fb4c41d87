import { toNayinElement } from "../../../kit/calendar/nayin.ts";
import { toBranch } from "../../../kit/calendar/sexagenary.ts";
import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { bornIn, stemStrength } from "../../data/zh/day-master.ts";
import { climates, elementLife, tooLittle, tooMuch } from "../../data/zh/elements.ts";
import { absentTexts, echoTexts, frameTexts, heavyTexts, homeTies } from "../../data/zh/families.ts";
import { nayinTexts, seatStages } from "../../data/zh/nayin.ts";
import { starTexts } from "../../data/zh/stars.ts";
import { yearGods } from "../../data/zh/ten-gods.ts";
import { restPatterns } from "../../data/zh/world.ts";
import { toExtremes } from "../answer.ts";
import { fill } from "../fill.ts";
import type { selfRules } from "../rules-self.ts";
import { findStar } from "../stars.ts";
import { findKind, findTie } from "../ties.ts";
import type { BirthdayView, Part } from "../view.ts";
import { elementNames, levelNames } from "./names.ts";

const starPlaces = { year: "年柱（长辈和早年）", month: "月柱（办事的地方）", day: "日柱（你自己屋里）", hour: "时柱（往后的事）" };
export const familyNames: Record<Relation, string> = {
  same: "比劫，同你一类的字",
  iFeed: "食伤，你生出来的字",
  iHold: "财，你管着的字",
  holdsMe: "官杀，管着你的字",
  feedsMe: "印，生你的字",
};
const nayinTurn: Record<Relation, string> = {
  same: "跟日主同一行，从里到外一个脾气",
  iFeed: "由日主生着它，对家里给的多，拿的少",
  iHold: "归日主管着，早年那一套你早翻了篇",
  holdsMe: "反过来克日主，底色压着你的性子，所以人前人后是两样",
  feedsMe: "正好生日主，根底上有人垫着",
};

export const sayStar = (view: BirthdayView, part: Part): string => {
  const star = findStar(view, part)!;
  const { pillar } = view.cast.spirits[star.index]!;
  return `${starPlaces[pillar]}有${star.name}${starTexts[star.name]!}`;
};

/** 0 → "没有水"; 2 → "水只有2%". */
export const toShare = (name: string, percent: number): string => (percent === 0 ? `没有${name}` : `${name}只有${percent}%`);

/** "丙火" */
export const toSelf = ({ stem, element }: BirthdayView): string => `${stem}${elementNames[element]}`;

export const saySelf: Sayings<BirthdayView, (typeof selfRules)[number]["key"]> = {
  extreme: (view, of) =>
    of === "dominant"
      ? `满盘都在帮${toSelf(view)}，没有一个天干来克，叫专旺，一百七十张盘里约有一张。顺着劲走就通，有人来压反而坏事：给你空白的题目，别给你模板。`
      : `${toSelf(view)}在盘里没有根，也没有帮手，叫从势，八十张盘里约有一张。跟着最强的那股气走就顺：进大流、跟强队、随行就市，硬要自立门户的那几年最累。`,
  frame(view, of) {
    const { tie } = findKind(view, ["threeMeeting", "threeHarmony"])!;
    const chars = [...new Set(tie.members.map(({ char }) => char))].join("");
    return `${chars}${tie.kind === "threeMeeting" ? "三会" : "三合"}${elementNames[tie.element!]}局，三支聚齐的不多见。${frameTexts[of]!}`;
  },
  heavy: (view, of) => {
    const family = of as Relation;
    return `${elementNames[view.elementOf(family)]}（${familyNames[family]}）占到${view.percent[family]}%。${heavyTexts[of]!}`;
  },
  absent: (view, of) =>
    `五行里${toShare(elementNames[view.elementOf(of as Relation)], view.percent[of as Relation])}（${familyNames[of as Relation]}）${absentTexts[of]!}`,
  bornIn: (view, of) => `${toSelf(view)}生在${view.month}月，${bornIn[of]!}`,
  stemStrength: (view, of) => {
    const { score, level } = view.cast.strength;
    if (of === "even")
      return `日主的力气打${score}分，落在37到45之间，算中和：${toSelf(view)}不用谁来扶，也不用谁来压，坏处是两头都能说服你，要自己先定一条线。`;
    return `${toSelf(view)}的力气打${score}分（满百，45以上偏旺，37以下偏弱），${levelNames[level]}：${stemStrength[of]!}`;
  },
  yearGod: (_, of) => yearGods[of]!,
  homeTie(view, of) {
    const found = findTie(view, "year", "month")!;
    return fill(homeTies[of]!, { a: found.own.char, b: found.other.char });
  },
  echo(view, of) {
    const [first] = of.split(".") as ["year"];
    return fill(echoTexts[of]!, { g: view.cast.pillars[first] });
  },
  yearVoid: ({ cast }) =>
    `年支${toBranch(cast.pillars.year)}落在日柱的空亡里（空亡是一旬里配不上天干的两支），老家那头像隔着一层：长辈的经验要自己重走一遍才信，遗憾也是，踏实也是。`,
  starOfSelf: (view) => sayStar(view, "character"),
  nayin(view, of) {
    const turn = nayinTurn[view.familyOf(toNayinElement(view.cast.pillars.year))];
    return `年柱纳音（六十甲子两柱共一个的别名，俗称“什么命”）是${of}：${nayinTexts[of]!}；它${turn}。`;
  },
  climate: (view, of) =>
    `生在${view.month}月，${toShare(elementNames[of as Element], view.cast.elements[of as Element])}，先得把冷热调匀（书上叫调候）：${climates[of as "fire"]}。`,
  tooMuch: (view, of) => `${elementNames[of as Element]}占${view.cast.elements[of as Element]}%，起居上也看得出来：${tooMuch[of as Element]}`,
  tooLittle: (view, of) => {
    const { most } = toExtremes(view);
    return `${toShare(elementNames[of as Element], view.cast.elements[of as Element])}，${elementNames[most]}却占${view.cast.elements[most]}%，起居上${tooLittle[of as Element]}`;
  },
  restPattern: (_, of) => restPatterns[of]!,
  seatStage: ({ seat, cast }, of) => `力气${cast.strength.score}分的日主坐在${seat}上，是${of}${seatStages[of]!}`,
  hours({ cast, stem }) {
    const [first, second] = cast.usefulElements;
    const life = elementLife[first!];
    const next = second ? `，其次${elementNames[second]}，吃喝上多些${elementLife[second].food}` : "";
    return `${stem}日主先要${elementNames[first!]}来补：${life.hours}精神最好，座位偏${life.side}，手边放${life.thing}${next}。`;
  },
  starOfHealth: (view) => sayStar(view, "health"),
};
