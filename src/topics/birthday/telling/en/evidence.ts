import { toCapital } from "../../../../shared/capital.ts";
import { tenGodNamesEn } from "../../../kit/pillars/data/names-en.ts";
import { familyOfGod } from "../../../kit/pillars/ten-gods.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { Coming } from "../../annual.ts";
import { gifts, seatWants, yearReasons } from "../../data/en/answers.ts";
import { elementLife } from "../../data/en/elements.ts";
import { findSuitedYear, findYearReason, toExtremes } from "../answer.ts";
import type { BirthdayView, Part } from "../view.ts";
import { levelNames, toCharName, toCount, toElementNames, toGanzhiName } from "./names.ts";
import { familyNames, toSelf } from "./say-self.ts";
import { toMonths } from "./to-months.ts";

const heavyLooks = {
  same: "you decide fast and yield late",
  iFeed: "a thing thought is a thing said or begun",
  iHold: "it all has to go through you",
  holdsMe: "you feel hurried from behind",
  feedsMe: "you won’t stir till you’re ready",
};

const toSelfClaim = (view: BirthdayView): Claim => {
  const { strength, usefulElements, usefulReason } = view.cast;
  const [worst] = usefulReason.adverse;
  return {
    text: `You’re ${toSelf(view)}, born in the month of ${toCharName(view.month)}, with ${strength.score} points of strength (${levelNames[strength.level]}), so ${toElementNames(usefulElements.slice(0, 2).join(" "))} come${usefulElements.length === 1 ? "s" : ""} first${worst ? ` and ${worst} is best kept low` : ""}.`,
    facts: ["dayMaster", "strength", "useful"],
  };
};
const toElementsClaim = (view: BirthdayView): Claim => {
  const { most, least } = toExtremes(view);
  const { elements } = view.cast;
  const family = view.familyOf(most);
  return {
    text: `${toCapital(most)} is the heaviest at ${elements[most]} percent (${familyNames[family]}), and it shows day to day: ${heavyLooks[family]}; the lightest is ${least}, at ${elements[least]}.`,
    facts: [`element.${most}`, `element.${least}`],
  };
};

/** What helps is welcome, what disturbs is not. */
const toFavours = ({ tenGod, branchGod, stemFavour, branchFavour }: Coming): string => {
  const explained = { useful: "welcome (it helps)", adverse: "unwelcome (it disturbs)", neutral: "neither here nor there" };
  const [top, below] = [tenGodNamesEn[tenGod], tenGodNamesEn[branchGod]];
  if (stemFavour === branchFavour)
    return `its stem ${top} and branch ${below} are both ${explained[stemFavour].replace("it helps", "they help").replace("it disturbs", "they disturb")}`;
  return `its stem ${top} is ${explained[stemFavour]}, its branch ${below} ${explained[branchFavour]}`;
};
const toLuckClaim = ({ cast: { currentLuck, pillars } }: BirthdayView): Claim | null => {
  if (!currentLuck) return null;
  const { pillar, startDate } = currentLuck;
  const from = Number(startDate.slice(0, 4));
  return {
    text: `Behind it stands the luck cycle of ${toGanzhiName(pillar)}, ${from} to ${from + 9}: ${toFavours(currentLuck)}, and your day, ${toGanzhiName(pillars.day)}, lives under that sky.`,
    facts: ["currentLuck", "pillar.day"],
  };
};
const toYearClaim = (view: BirthdayView, part: Part): Claim => {
  const { focus } = view;
  const reason = part === "love" || part === "work" || part === "money" ? yearReasons[part][findYearReason(view, part, focus)]! : null;
  return {
    text: `As for ${focus.year}, ${toGanzhiName(focus.pillar)}, ${toFavours(focus)}, with ${toCount(focus.relations.length, "tie")} to your pillars and luck${reason && !view.isYearAsked ? `; ${reason}` : ""}.`,
    facts: [`year.${focus.year}`],
  };
};
const toSuitedClaim = (view: BirthdayView, part: Part): Claim => {
  const suited = findSuitedYear(view, part);
  const [first] = view.cast.usefulElements;
  return {
    text: `Further on, ${suited.year}, ${toGanzhiName(suited.pillar)} (nominal age ${suited.age}), takes this up best, ${toMonths(view, suited.year)} most of all, when ${first} is in season.`,
    facts: [`year.${suited.year}`, "useful"],
  };
};
const toSeatClaim = ({ seat, seatGod, stem }: BirthdayView): Claim => ({
  text: `In ${toCharName(seat)}, your day’s branch, sits ${tenGodNamesEn[seatGod]}, so ${toCharName(stem)} looks first for someone ${seatWants[familyOfGod[seatGod]]}.`,
  facts: ["branch.day", "hidden.day"],
});
const toMonthClaim = ({ cast, stem }: BirthdayView): Claim => ({
  text: `Your working pillar is the month, ${toGanzhiName(cast.pillars.month)}; its stem is ${tenGodNamesEn[cast.tenGods.month]} to ${toCharName(stem)}, the hand you play first out there: ${gifts[cast.tenGods.month]}.`,
  facts: ["pillar.month", "tenGod.month"],
});
const toWealthClaim = (view: BirthdayView): Claim => {
  const element = view.elementOf("iHold");
  return {
    text: `Your wealth is ${element}, ${view.percent.iHold} percent of the chart, and how much of it you can lift goes by strength: ${view.cast.strength.score} points.`,
    facts: [`element.${element}`, "strength"],
  };
};
const toHelpClaim = (view: BirthdayView): Claim => {
  const [first] = view.cast.usefulElements;
  const life = elementLife[first!];
  return {
    text: `What tops up ${first} is close by: ${life.company}, a seat to the ${life.side}, the hours from ${life.hours}; ${toCharName(view.stem)} goes easier there.`,
    facts: ["useful"],
  };
};

/** What a part rests on, the foremost first; the lead tells the first two, each follow-up goes one on. */
export const listEvidence = (view: BirthdayView, part: Part | null): Claim[] => {
  const own = {
    love: [toSeatClaim(view), toYearClaim(view, "love")],
    work: [toMonthClaim(view), toYearClaim(view, "work")],
    money: [toWealthClaim(view), toYearClaim(view, "money")],
    year: [toYearClaim(view, "year"), toSelfClaim(view)],
    health: [toElementsClaim(view), toSelfClaim(view)],
    character: [toSelfClaim(view), toElementsClaim(view)],
    school: [toSelfClaim(view), toElementsClaim(view)],
  }[part ?? "character"];
  const luck = toLuckClaim(view);
  const more = [toSuitedClaim(view, part ?? "year"), ...(luck ? [luck] : []), toHelpClaim(view), toElementsClaim(view), toSelfClaim(view)];
  const all = [...own, ...more];
  return all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index);
};
