import { tenGodNamesEn } from "../../../kit/pillars/data/names-en.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { Coming } from "../../annual.ts";
import { annualGods, annualTies, goodYears, hardYears, luckGods, luckTies } from "../../data/en/coming.ts";
import type { Variant } from "../../engine.ts";
import { fill } from "../fill.ts";
import { findComingTie, findNextLuck, type timeRules } from "../rules-time.ts";
import type { BirthdayView } from "../view.ts";
import { favourNames, toCharName, toGanzhiName, toWhole } from "./names.ts";
import { sayStar } from "./say-self.ts";

const fillTie = (text: string, coming: Coming): string => {
  const { char, three, isSeason, element } = findComingTie(coming)!;
  return fill(text, { c: toCharName(char), t: toWhole(three, isSeason, element) });
};

const clockNames = { trueSolar: "true solar time, the Sun’s own", civil: "the clock on the wall" };
const monthNames = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** "2029-04-03" → "April 2029" */
const toMonthYear = (date: string): string => `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** What another school would cast, and what that changes. */
const sayVariant = ({ cast }: BirthdayView, { reason, pillars, clock, clockTime, dayStartsAt }: Variant, isFirst = true): string => {
  const changed = (["year", "month", "day", "hour"] as const).filter((name) => pillars[name] !== cast.pillars[name]);
  const shown = listAnd(changed.map((name) => `${toGanzhiName(pillars[name]!)} for the ${name}`));
  const own = listAnd(changed.map((name) => toGanzhiName(cast.pillars[name]!)));
  const why: Record<Variant["reason"], string> = {
    term: "you were born right by the solar term that turns the month",
    hourEdge: "you were born within three minutes of a double hour’s edge",
    clock: `it goes by ${clockNames[clock]}, ${clockTime.slice(11, 16)}`,
    dayStart:
      dayStartsAt === "00:00" ? "it turns the day at midnight, while here it turns at 23:00" : "it turns the day at 23:00, while here it turns at midnight",
    chinaDst1988: "sources differ on daylight saving in mid-April 1988",
    xinjiang: `records in Xinjiang keep Beijing time or local time, and it takes ${clockTime.slice(11, 16)}`,
    chinaFiveZones: "before 1949 it takes the local one of China’s clocks",
  };
  const weight = changed.includes("day")
    ? "A new day pillar is a new day master, so this reading holds for the first only; try both against your life before you believe either."
    : `The day master, ${toCharName(cast.dayMaster)}, stays, so temper and useful elements hardly move; what changes is that pillar’s own business.`;
  return `Another app may show ${shown} where this one has ${own}, because ${why[reason]}.${isFirst ? ` ${weight}` : ""}`;
};

export const sayTime: Sayings<BirthdayView, (typeof timeRules)[number]["key"]> = {
  annual: ({ focus }, of) =>
    `In ${focus.year}, ${toGanzhiName(focus.pillar)} (your nominal age ${focus.age}), the year’s stem is ${tenGodNamesEn[focus.tenGod]} to you: ${annualGods[of]!}`,
  annualTie: ({ focus }, of) =>
    `${focus.luck ? `Under the luck of ${toGanzhiName(focus.luck)} the` : "The"} ${toCharName(focus.pillar[1]!)} of ${focus.year} ${fillTie(annualTies[of]!, focus)}`,
  luckNow({ cast: { currentLuck } }, of) {
    const { pillar, startDate, startAge } = currentLuck!;
    const from = Number(startDate.slice(0, 4));
    return `You’re in the luck cycle of ${toGanzhiName(pillar)} (the backdrop, changed every ten years; ${from} to ${from + 9}, nominal age ${startAge} to ${startAge + 9}): ${luckGods[of]!}`;
  },
  luckTurn(view) {
    const { startDate, pillar, tenGod } = findNextLuck(view)!;
    return `In ${toMonthYear(startDate)} your luck turns to ${toGanzhiName(pillar)}. The year on either side is a poor one for last words: clear the old stall first, for the new one is run by ${tenGodNamesEn[tenGod]} and works another way.`;
  },
  luckTie: ({ cast: { currentLuck } }, of) => `Your luck pillar’s ${toCharName(currentLuck!.pillar[1]!)} ${fillTie(luckTies[of]!, currentLuck!)}`,
  goodYear: ({ goodYear: { year, pillar, age, tenGod, stemFavour, branchFavour } }) =>
    `The best of those to come is ${year}, ${toGanzhiName(pillar)} (nominal age ${age}; ${tenGodNamesEn[tenGod]} on top ${favourNames[stemFavour]}, the branch ${favourNames[branchFavour]}): ${goodYears[tenGod]!}.`,
  hardYear: ({ hardYear: { year, pillar, age, tenGod } }) =>
    `The one to mind is ${year}, ${toGanzhiName(pillar)} (nominal age ${age}, ${tenGodNamesEn[tenGod]} on top): ${hardYears[tenGod]!}.`,
  annualVoid: ({ focus }) =>
    `The branch of ${focus.year}, ${toCharName(focus.pillar[1]!)}, is your day’s void (one of two without a stem), so take three tenths off what sounds lively that year, and count what’s on paper.`,
  luckStart: ({ cast: { luckStart } }, of) =>
    of === "early"
      ? `Your luck began early, at nominal age ${luckStart!.nominalAge} in ${luckStart!.date.slice(0, 4)}, so temper and road were set before your classmates’.`
      : `Your luck began late, at nominal age ${luckStart!.nominalAge} in ${luckStart!.date.slice(0, 4)}; till then you kept your family’s beat, and yours came some years on.`,
  beforeLuck: ({ cast: { luckStart, luckCycles } }) =>
    `The first luck cycle, ${toGanzhiName(luckCycles![0]!.pillar)}, begins in ${toMonthYear(luckStart!.date)} (nominal age ${luckStart!.nominalAge}); until then only the years count, and the ten under ${tenGodNamesEn[luckCycles![0]!.tenGod]} haven’t opened.`,
  noSex: ({ cast }) =>
    `Luck runs forward or backward by sex, which you didn’t say, so only the years are told; add “male” or “female” and the ten-year cycles from ${toGanzhiName(cast.pillars.month)} on can be cast.`,
  starOfYear: (view) => sayStar(view, "year"),
  variant: (view) => sayVariant(view, view.cast.variants[0]!),
  variantTwo: (view) => sayVariant(view, view.cast.variants[1]!, false),
  noTime: ({ cast }) =>
    `Without an hour there are three pillars, ${toGanzhiName(cast.pillars.year)}, ${toGanzhiName(cast.pillars.month)} and ${toGanzhiName(cast.pillars.day)}; what comes later isn’t told, and strength is weighed on one scale fewer. Ask at home whether it was light yet, before or after a meal: that gives half of it back.`,
};
