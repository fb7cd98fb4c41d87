import type { Element } from "../../kit/hexagrams/elements.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { BirthdayCast } from "../engine.ts";
import { findPattern } from "./patterns.ts";
import { findComingTie } from "./rules-time.ts";
import { findSeatTie } from "./ties.ts";
import type { BirthdayView, Part } from "./view.ts";

const rules = defineRules<BirthdayView, Part>();

/** What each part is pressing for in this chart: its act and its watch come first where nothing was asked. */
const toUrgency: Readonly<Record<string, (view: BirthdayView) => number>> = {
  character: () => 2,
  love: (view) => (findSeatTie(view)?.kind === "clash" ? 4 : 1),
  work: (view) => (findPattern(view, "work") ? 3.5 : 1.5),
  money: (view) => (findPattern(view, "money") ? 3.2 : 1.2),
  health: ({ cast }) => (cast.usefulReason.climate ? 3 : 1.1),
  year: ({ focus }) => (findComingTie(focus)?.kind === "clash" ? 3.8 : 1.6),
};

/** The unwelcome element that stands openly, on the month first, then the hour and the year; else the worst. */
const findWorst = ({ cast, shown, elementOf }: BirthdayView): Element | undefined => {
  const { adverse } = cast.usefulReason;
  const open = (["month", "hour", "year"] as const)
    .flatMap((pillar) => shown.filter((one) => one.pillar === pillar))
    .map(({ god }) => elementOf(familyOfGod[god]));
  return open.find((element) => adverse.includes(element)) ?? adverse[0];
};

/** Below this share of the first the second useful element is clearly the shorter. */
const clearlyShort = 0.7;
/** The first useful element, or the second where the chart has clearly less of it. */
const findShorter = ({ usefulElements: [first, second], elements: percent }: BirthdayCast): Element =>
  second && percent[second] < percent[first!] * clearlyShort ? second : first!;

/** A second act or watch is told where the first has been. */
const later = 0.5;

const doing = (part: Exclude<Part, "school">) => ({
  part,
  role: "doing" as const,
  weight: toUrgency[part]!,
  holds: ({ cast }: BirthdayView) => ({ facts: ["useful"], of: findShorter(cast) }),
});
const doingNext = (part: Exclude<Part, "school">) => ({
  part,
  role: "doing" as const,
  weight: later,
  holds({ cast }: BirthdayView) {
    const other = cast.usefulElements.slice(0, 2).find((element) => element !== findShorter(cast));
    return other ? { facts: ["useful", `element.${other}`], of: other } : null;
  },
});
const watching = (part: Exclude<Part, "school" | "year">) => ({
  part,
  role: "watching" as const,
  weight: toUrgency[part]!,
  holds(view: BirthdayView) {
    const worst = findWorst(view);
    return worst ? { facts: ["useful", `element.${worst}`], of: view.familyOf(worst) } : null;
  },
});
const watchingNext = (part: Exclude<Part, "school" | "year">) => ({
  part,
  role: "watching" as const,
  weight: later,
  holds(view: BirthdayView) {
    const worst = findWorst(view);
    const other = view.shown.find(({ god }) => view.elementOf(familyOfGod[god]) !== worst);
    return other ? { facts: [`tenGod.${other.pillar}`], of: familyOfGod[other.god] } : null;
  },
});
const watchingYear = (god: "tenGod" | "branchGod", weight: (view: BirthdayView) => number) => ({
  part: "year" as const,
  role: "watching" as const,
  weight,
  holds: ({ focus }: BirthdayView) => ({ facts: [`year.${focus.year}`], of: familyOfGod[focus[god]] }),
});

/** What to do and what to watch. */
export const closeRules = rules([
  { key: "doSelf", ...doing("character") },
  { key: "doLove", ...doing("love") },
  { key: "doWork", ...doing("work") },
  { key: "doMoney", ...doing("money") },
  { key: "doHealth", ...doing("health") },
  { key: "doYear", ...doing("year") },
  { key: "doSelfNext", ...doingNext("character") },
  { key: "doLoveNext", ...doingNext("love") },
  { key: "doWorkNext", ...doingNext("work") },
  { key: "doMoneyNext", ...doingNext("money") },
  { key: "doHealthNext", ...doingNext("health") },
  { key: "doYearNext", ...doingNext("year") },
  { key: "watchSelf", ...watching("character") },
  { key: "watchLove", ...watching("love") },
  { key: "watchWork", ...watching("work") },
  { key: "watchMoney", ...watching("money") },
  { key: "watchHealth", ...watching("health") },
  { key: "watchYear", ...watchingYear("branchGod", toUrgency.year!) },
  { key: "watchSelfNext", ...watchingNext("character") },
  { key: "watchLoveNext", ...watchingNext("love") },
  { key: "watchWorkNext", ...watchingNext("work") },
  { key: "watchMoneyNext", ...watchingNext("money") },
  { key: "watchHealthNext", ...watchingNext("health") },
  { key: "watchYearNext", ...watchingYear("tenGod", () => later) },
]);
