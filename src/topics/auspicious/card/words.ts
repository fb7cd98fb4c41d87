import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Purpose } from "../../kit/almanac/data/purposes.ts";
import type { AlmanacHour } from "../../kit/almanac/hours.ts";
import { getMansion } from "../../kit/almanac/mansion.ts";
import { toDayName as toLunarDay, toMonthName } from "../../kit/calendar/lunar-names.ts";
import { toNth } from "../../kit/wording/ordinal.ts";
import type { AuspiciousCast, AuspiciousDay } from "../engine.ts";
import * as en from "../telling/en/names.ts";
import { purposeNames as purposesEn } from "../telling/en/purposes.ts";
import * as enSum from "../telling/en/sum.ts";
import { termNames } from "../telling/en/term-names.ts";
import { toTermName } from "../telling/en/terms.ts";
import * as zh from "../telling/zh/names.ts";
import { purposeNames as purposesZh } from "../telling/zh/purposes.ts";
import * as zhSum from "../telling/zh/sum.ts";

interface Row {
  of: "duty" | "mansion" | "clash" | "path" | "term" | "pillars";
  label: string;
  value: string;
}

export interface CardWords {
  title(cast: AuspiciousCast): string;
  note(cast: AuspiciousCast): string;
  monthOf(date: string): string;
  weekday(weekday: number): string;
  lunar(day: AuspiciousDay): string;
  good: { mark: string; name: string };
  avoid: { mark: string; name: string };
  term(name: string): string;
  nothing: string;
  rows(day: AuspiciousDay): Row[];
  hours: string;
  lucky: string;
  weekdays: string[];
  /** Under the day's number in the calendar. */
  under(day: AuspiciousDay): string;
  dayLabel(day: AuspiciousDay): string;
  rankLine(day: AuspiciousDay): string;
  rankNote(day: AuspiciousDay): string;
  score(day: AuspiciousDay, most: number): string;
  /** In the figure: how much of the most it comes to. */
  points(day: AuspiciousDay, most: number): string;
  struck: string;
  strike(day: AuspiciousDay): string;
  asked: string;
  instead: string;
  dayTitle: string;
  hourList(hours: readonly Pick<AlmanacHour, "branch" | "from">[]): string;
  monthTitle: string;
  struckCount(count: number): string;
  /** A line of its own under the rule. */
  struckWhy(count: number, of: number): string;
  rankingTitle: string;
  dayCount(count: number): string;
  ruleTitle: string;
  ruleSum(most: number, saved: number): string;
  rule(cast: AuspiciousCast): string;
  noDay: string;
  earlier: string;
  later: string;
  save: string;
  fileName(purpose: Purpose): string;
}

type OfStrike = AuspiciousDay["struck"][number];
const toStrikeZh = ({ reason, of, person }: OfStrike): string => zhSum.toStrikeText([reason, of, person ?? "-"].join(" "));
const toStrikeEn = ({ reason, of, person }: OfStrike): string => enSum.toStrikeText([reason, of, person ?? "-"].join(" "));

const numerals = "〇一二三四五六七八九";
const toYearName = (year: string): string => [...year].map((digit) => numerals[Number(digit)]).join("");
const chineseMonths = "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月".split(" ");

export const cardWords: Record<Locale, CardWords> = {
  zh: {
    title: ({ purpose }) => (purpose === "any" ? "历本一页" : `择日：${purposesZh[purpose].act}`),
    note: ({ date, days, rankedCount, people }) =>
      `${date === null ? `${days.length} 天中 ${rankedCount} 天可用` : zh.toMonthDay(date)}${people.length > 0 ? `，${people.length} 人` : ""}`,
    monthOf: (date) => `${toYearName(date.slice(0, 4))}年${chineseMonths[Number(date.slice(5, 7)) - 1]!}`,
    weekday: (weekday) => `星期${"一二三四五六日"[weekday - 1]!}`,
    lunar: ({ lunar }) => `农历${toMonthName(lunar)}${toLunarDay(lunar.day)}`,
    good: { mark: "宜", name: "" },
    avoid: { mark: "忌", name: "" },
    term: (name) => name,
    nothing: "无",
    rows: ({ duty, mansion, isMansionLucky, clash, spirits, term, pillars }) => [
      { of: "duty", label: "建除", value: `${duty}日` },
      { of: "mansion", label: "宿", value: `${getMansion(mansion).fullName} · ${isMansionLucky ? "吉" : "凶"}` },
      { of: "clash", label: "冲煞", value: `冲${clash.animal}（${clash.ganzhi}）煞${zh.directionNames[clash.direction].replace("正", "")}` },
      { of: "path", label: "值神", value: `${spirits.path} · ${spirits.isYellow ? "黄道" : "黑道"}` },
      { of: "term", label: "节气", value: term.days === 0 ? `${term.name}当天` : `${term.name}后 ${term.days} 天` },
      { of: "pillars", label: "干支", value: `${pillars.year}年 ${pillars.month}月 ${pillars.day}日` },
    ],
    hours: "吉时",
    lucky: "吉",
    weekdays: [..."一二三四五六日"],
    under: ({ lunar }) => (lunar.day === 1 ? toMonthName(lunar) : toLunarDay(lunar.day)),
    dayLabel: (day) => `${zh.toDayName(day)}${day.struck.length > 0 ? "，划去" : ""}`,
    rankLine: (day) => `${Number(day.date.slice(5, 7))} 月 ${Number(day.date.slice(8))} 日 ${zh.toWeekday(day.weekday)}`,
    rankNote: ({ pillars, duty, mansion }) => `${pillars.day} · ${duty}日 · ${mansion}宿`,
    score: ({ score }, most) => `${score} 分，满分 ${most}`,
    points: ({ score }, most) => `${score} / ${most} 分`,
    struck: "划去",
    strike: ({ struck }) => struck.slice(0, 1).map(toStrikeZh).join(""),
    asked: "问的这天",
    instead: "换一天",
    dayTitle: "这一天",
    hourList: (hours) => (hours.length === 0 ? "没有" : `${hours.map(({ branch }) => branch).join("、")}时`),
    monthTitle: "月历",
    struckCount: (count) => `划去 ${count} 天`,
    struckWhy: (count, of) => `${of} 天里划去 ${count} 天，为什么`,
    rankingTitle: "排名",
    dayCount: (count) => `${count} 天可用`,
    ruleTitle: "规则与日历",
    ruleSum: (most, saved) => `满分 ${most}${saved > 0 ? ` · 存 ${saved} 天` : ""}`,
    rule: ({ purpose, mostScore, people }) =>
      `满分 ${mostScore}：${mostScore - people.length >= 10 ? `宜${purposesZh[purpose].act} 5，` : ""}黄道 2，吉宿 2，建除合用 1${people.length > 0 ? `，合上一人 1` : ""}。划去为不宜。`,
    noDay: "这一段没有一天可用",
    earlier: "上个月",
    later: "下个月",
    save: "存进日历（.ics）",
    fileName: (purpose) => `择日-${purposesZh[purpose].act}.ics`,
  },
  en: {
    title: ({ purpose }) => (purpose === "any" ? "A leaf of the almanac" : `A day for ${purposesEn[purpose].thing}`),
    note: ({ date, days, rankedCount, people }) =>
      `${date === null ? `${rankedCount} of ${days.length} days will do` : en.toMonthDay(date)}${people.length > 0 ? `, for ${people.length}` : ""}`,
    monthOf: (date) => `${en.months[Number(date.slice(5, 7)) - 1]!} ${date.slice(0, 4)}`,
    weekday: en.toWeekday,
    lunar: ({ lunar }) => `${toNth(lunar.day)} of the ${lunar.leap ? "leap " : ""}${toNth(lunar.month)} lunar month`,
    good: { mark: "宜", name: "Good for" },
    avoid: { mark: "忌", name: "Avoid" },
    term: (name) => toTermName(name).replace(/^./, (letter) => letter.toUpperCase()),
    nothing: "Nothing listed",
    rows: ({ duty, mansion, isMansionLucky, clash, spirits, term, pillars }) => [
      { of: "duty", label: "Duty", value: `${en.dutyNames[duty]} (${duty})` },
      { of: "mansion", label: "Mansion", value: `${getMansion(mansion).en} ${mansion} · ${isMansionLucky ? "lucky" : "unlucky"}` },
      { of: "clash", label: "Clash", value: `${en.toAnimal(clash.branch)} (${clash.ganzhi}); avoid ${en.directionNames[clash.direction]}` },
      { of: "path", label: "Spirit", value: `${en.pathNames[spirits.path]} · ${spirits.isYellow ? "yellow" : "black"} path` },
      {
        of: "term",
        label: "Term",
        value: term.days === 0 ? `${termNames[term.name]}` : `${term.days} ${term.days === 1 ? "day" : "days"} after ${termNames[term.name]}`,
      },
      { of: "pillars", label: "Pillars", value: `${pillars.year} year, ${pillars.month} month, ${pillars.day} day` },
    ],
    hours: "Lucky hours",
    lucky: "yes",
    weekdays: [..."MTWTFSS"],
    under: ({ duty }) => duty,
    dayLabel: (day) => `${en.toDayName(day)}${day.struck.length > 0 ? ", struck" : ""}`,
    rankLine: (day) => `${Number(day.date.slice(8))} ${en.months[Number(day.date.slice(5, 7)) - 1]!.slice(0, 3)}, ${en.toWeekday(day.weekday).slice(0, 3)}`,
    rankNote: ({ pillars, duty, mansion }) => `${pillars.day} · ${en.dutyNames[duty]} day · ${getMansion(mansion).en}`,
    score: ({ score }, most) => `${score} of ${most}`,
    points: ({ score }, most) => `${score} of ${most}`,
    struck: "struck",
    strike: ({ struck }) =>
      struck
        .slice(0, 1)
        .map(toStrikeEn)
        .join("")
        .replace(/^./, (letter) => letter.toUpperCase()),
    asked: "asked about",
    instead: "Days to take instead",
    dayTitle: "The day",
    hourList: (hours) => (hours.length === 0 ? "none" : `from ${hours.map(({ from }) => from).join(", ")} h`),
    monthTitle: "Month",
    struckCount: (count) => `${count} struck`,
    struckWhy: (count, of) => `Why ${count} of ${of} days are struck`,
    rankingTitle: "Ranking",
    dayCount: (count) => `${count} will do`,
    ruleTitle: "Rule and calendar",
    ruleSum: (most, saved) => `out of ${most}${saved > 0 ? `, ${saved} to save` : ""}`,
    rule: ({ mostScore, people }) =>
      `Out of ${mostScore}: ${mostScore - people.length >= 10 ? "listed as good 5, " : ""}yellow path 2, lucky mansion 2, duty that suits 1${people.length > 0 ? ", each person helped 1" : ""}. Struck days say no.`,
    noDay: "No day in this stretch will do",
    earlier: "Month before",
    later: "Month after",
    save: "Add to calendar (.ics)",
    fileName: (purpose) => `good-days-${purpose}.ics`,
  },
};
