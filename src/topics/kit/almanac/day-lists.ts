import { God, SixtyCycle, Taboo } from "tyme4ts";
import { type Ganzhi, toSixtyPlace } from "../calendar/sexagenary.ts";
import { type Branch, branches } from "../hexagrams/branches.ts";

/** What the received tables (协纪辨方书, by way of tyme4ts) say of a day: 宜 忌 and the spirits of the day. */
export interface DayLists {
  good: readonly string[];
  avoid: readonly string[];
  goodSpirits: readonly string[];
  badSpirits: readonly string[];
}

/** Written so to spare a Qing emperor's name; the tables keep both. */
const modern: Readonly<Record<string, string>> = { 元武: "玄武" };
const toNames = (items: readonly { getName(): string }[]): string[] => [...new Set(items.map((item) => modern[item.getName()] ?? item.getName()))];

const compute = (monthBranch: Branch, day: Ganzhi): DayLists => {
  // Only the branch of the month is looked at; the stem is any that goes with it.
  const month = SixtyCycle.fromIndex(branches.indexOf(monthBranch));
  const pillar = SixtyCycle.fromIndex(toSixtyPlace(day));
  const gods = God.getDayGods(month, pillar);
  return {
    good: toNames(Taboo.getDayRecommends(month, pillar)),
    avoid: toNames(Taboo.getDayAvoids(month, pillar)),
    goodSpirits: toNames(gods.filter((god) => god.getLuck().getName() === "吉")),
    badSpirits: toNames(gods.filter((god) => god.getLuck().getName() === "凶")),
  };
};

/** Twelve months by sixty days: 720 entries at most. */
const known = new Map<string, DayLists>();

/** The lists depend on the month's branch and the day's pillar alone. 子 month, 乙丑 day: 宜嫁娶 …, 忌斋醮 伐木 作梁 安葬 行丧. */
export const toDayLists = (monthBranch: Branch, day: Ganzhi): DayLists => {
  const key = monthBranch + day;
  const cached = known.get(key);
  if (cached) return cached;
  const lists = compute(monthBranch, day);
  known.set(key, lists);
  return lists;
};
