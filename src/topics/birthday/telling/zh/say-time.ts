import type { Sayings } from "../../../kit/telling/rule.ts";
import type { Coming } from "../../annual.ts";
import { annualGods, annualTies, goodYears, hardYears, luckGods, luckTies } from "../../data/zh/coming.ts";
import type { Variant } from "../../engine.ts";
import { fill } from "../fill.ts";
import { findComingTie, findNextLuck, type timeRules } from "../rules-time.ts";
import type { BirthdayView } from "../view.ts";
import { favourNames, pillarNamesZh, toWhole } from "./names.ts";
import { sayStar } from "./say-self.ts";

const fillTie = (text: string, coming: Coming): string => {
  const { char, three, isSeason, element } = findComingTie(coming)!;
  return fill(text, { c: char, t: toWhole(three, isSeason, element) });
};

const clockNames = { trueSolar: "真太阳时（太阳在当地的时刻）", civil: "墙上的钟" };

/** What another school would cast, and what that changes. */
const sayVariant = ({ cast }: BirthdayView, { reason, pillars, clock, clockTime, dayStartsAt }: Variant, isFirst = true): string => {
  const changed = (["year", "month", "day", "hour"] as const).filter((name) => pillars[name] !== cast.pillars[name]);
  const shown = changed.map((name) => `${pillarNamesZh[name]}柱${pillars[name]}`).join("、");
  const own = changed.map((name) => cast.pillars[name]).join("、");
  const why: Record<Variant["reason"], string> = {
    term: "你出生紧挨着换月的节气，差几分钟就归另一个月",
    hourEdge: "你出生紧挨着两个时辰的交界，记录差三分钟就换",
    clock: `它用的是${clockNames[clock]}，${clockTime.slice(11, 16)}`,
    dayStart: dayStartsAt === "00:00" ? "它到零点才换日，这里夜里十一点就换" : "它夜里十一点换日，这里零点才换",
    chinaDst1988: "1988年4月中旬有没有夏令时，资料对不上",
    xinjiang: `新疆的出生记录有用北京时间的，也有用当地时间的，它取的是${clockTime.slice(11, 16)}`,
    chinaFiveZones: "1949年以前各地钟点不一，它按当地那一区",
  };
  const weight = changed.includes("day")
    ? "日柱一变，日主就换了人，这份解读只按前一种说，拿两边对着你的实际过一遍再信。"
    : `日主${cast.dayMaster}没变，性情和用神的大头不动，变的是那一柱管的事。`;
  return `别处可能给你排出${shown}，这里是${own}：${why[reason]}。${isFirst ? weight : ""}`;
};

export const sayTime: Sayings<BirthdayView, (typeof timeRules)[number]["key"]> = {
  annual: ({ focus }, of) => `${focus.year}年${focus.pillar}（虚岁${focus.age}），流年天干对你是${focus.tenGod}，${annualGods[of]!}`,
  annualTie({ focus }, of) {
    return `${focus.luck ? `走着${focus.luck}运，` : ""}${focus.year}年的${focus.pillar[1]}${fillTie(annualTies[of]!, focus)}`;
  },
  luckNow({ cast: { currentLuck } }, of) {
    const { pillar, startDate, startAge } = currentLuck!;
    const from = Number(startDate.slice(0, 4));
    return `眼下走${pillar}大运（十年一换的那层背景，${from}到${from + 9}年，虚岁${startAge}到${startAge + 9}），${luckGods[of]!}`;
  },
  luckTurn(view) {
    const { startDate, pillar, tenGod, startYear } = findNextLuck(view)!;
    return `${startYear}年${Number(startDate.slice(5, 7))}月要换到${pillar}运，换挡前后一年最不宜把话说死：上一步留下的摊子先收，新的是${tenGod}当家，换法子做事。`;
  },
  luckTie({ cast: { currentLuck } }, of) {
    return `大运${currentLuck!.pillar}的${currentLuck!.pillar[1]}${fillTie(luckTies[of]!, currentLuck!)}`;
  },
  goodYear: ({ goodYear: { year, pillar, age, tenGod, stemFavour, branchFavour } }) =>
    `往前数，${year}年${pillar}最合用（虚岁${age}，天干${tenGod}为${favourNames[stemFavour]}，地支为${favourNames[branchFavour]}）：${goodYears[tenGod]!}。`,
  hardYear: ({ hardYear: { year, pillar, age, tenGod } }) => `要留神的是${year}年${pillar}（虚岁${age}，${tenGod}当头）：${hardYears[tenGod]!}。`,
  annualVoid: ({ focus }) => `${focus.year}年的地支${focus.pillar[1]}正是你日柱的空亡（配不上天干的两支之一），那年听着热闹的事要打七折，落到纸上的才算。`,
  luckStart: ({ cast: { luckStart } }, of) =>
    of === "early"
      ? `你起运早，虚岁${luckStart!.nominalAge}（${luckStart!.date.slice(0, 4)}年）就上了第一步大运，脾气和路子定得比同班的人早。`
      : `你起运晚，虚岁${luckStart!.nominalAge}（${luckStart!.date.slice(0, 4)}年）才上第一步大运，头几年是跟着家里的节拍长的，大器也就多等了几年。`,
  beforeLuck: ({ cast: { luckStart, luckCycles } }) =>
    `第一步大运${luckCycles![0]!.pillar}要到${luckStart!.date.slice(0, 4)}年${Number(luckStart!.date.slice(5, 7))}月才起（虚岁${luckStart!.nominalAge}），在那之前只看流年，${luckCycles![0]!.tenGod}当头的那十年还没开场。`,
  noSex: ({ cast }) => `大运顺排还是倒排要看性别，你没说，所以这里只讲流年；补上一个“男”或“女”，从${cast.pillars.month}往后十年一段的背景就排得出来。`,
  starOfYear: (view) => sayStar(view, "year"),
  variant: (view) => sayVariant(view, view.cast.variants[0]!),
  variantTwo: (view) => sayVariant(view, view.cast.variants[1]!, false),
  noTime: ({ cast }) =>
    `时辰不知道，这里只排${cast.pillars.year}、${cast.pillars.month}、${cast.pillars.day}三柱，晚辈和以后的事不说，旺衰也少一柱的秤。问问家里人天亮没亮、饭前还是饭后，能补回一半。`,
};
