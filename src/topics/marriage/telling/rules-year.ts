import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { JointYear } from "../joint-years.ts";
import type { Who } from "../person.ts";
import type { MarriageView, Part } from "./view.ts";

const rules = defineRules<MarriageView, Part>();

export type Grade = "good" | "even" | "hard";
export const toGrade = (score: number): Grade => (score >= 1 ? "good" : score <= -1 ? "hard" : "even");

/** The first coming year that carries 红鸾 or 天喜 for both, else for one. */
export const findStarYear = ({ cast: { years } }: MarriageView): { year: JointYear; who: Who | "both" } | null => {
  const both = years.find(({ a, b }) => a.star && b.star);
  if (both) return { year: both, who: "both" };
  const one = years.slice(1).find(({ a, b }) => a.star || b.star);
  return one ? { year: one, who: one.a.star ? "a" : "b" } : null;
};

const seat = (who: Who) => ({
  weight: 7,
  holds({ focus }: MarriageView) {
    const { seat: tie } = focus[who];
    return tie ? { facts: [`year.${focus.year}`, `pillar.${who}.day`], of: tie } : null;
  },
});

/** Which years are good for both. */
export const yearRules = rules([
  {
    key: "focusYear",
    part: "year",
    weight: 5.8,
    holds: ({ focus }) => ({ facts: [`year.${focus.year}`], of: `${toGrade(focus.a.score)}.${toGrade(focus.b.score)}` }),
  },
  { key: "focusSeatA", part: "year", ...seat("a") },
  { key: "focusSeatB", part: "year", ...seat("b") },
  {
    key: "goodYear",
    part: "year",
    weight: 6,
    holds: ({ goodYear }) => ({ facts: [`year.${goodYear.year}`], of: `${familyOfGod[goodYear.a.tenGod]}.${familyOfGod[goodYear.b.tenGod]}` }),
  },
  {
    key: "hardYear",
    part: "year",
    weight: 4.4,
    holds: ({ hardYear, focus }) =>
      hardYear === focus ? null : { facts: [`year.${hardYear.year}`], of: `${toGrade(hardYear.a.score)}.${toGrade(hardYear.b.score)}` },
  },
  {
    key: "starYear",
    part: "year",
    weight: (view) => (findStarYear(view)?.who === "both" ? 9 : 4),
    holds(view) {
      const found = findStarYear(view);
      if (!found) return null;
      const star = found.who === "b" ? found.year.b.star : found.year.a.star;
      return { facts: [`year.${found.year.year}`], of: found.who === "both" ? "both" : `${found.who}.${star}` };
    },
  },
]);
