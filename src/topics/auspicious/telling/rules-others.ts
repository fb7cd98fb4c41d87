import { defineRules } from "../../kit/telling/rule.ts";
import { toEpochDay } from "../../kit/time/civil.ts";
import { parseCivilDate } from "../../kit/time/parse-civil.ts";
import type { AuspiciousDay } from "../engine.ts";
import type { Part } from "./parts.ts";
import { type AuspiciousView, listOthers, toDayFactId, toFactId } from "./view.ts";

const rule = defineRules<AuspiciousView, Part>();

const toEpoch = (date: string): number => {
  const { year, month, day } = parseCivilDate(date);
  return toEpochDay(year, month, day);
};

/** A struck day beside the focus, which looks near enough to be taken by mistake. */
export const findNeighbour = ({ cast, focus }: AuspiciousView): AuspiciousDay | undefined =>
  cast.days.find(({ date, struck }) => struck.length > 0 && Math.abs(toEpoch(date) - toEpoch(focus.date)) === 1);

/** The struck day with the highest sum, where it reaches the best that can be taken. */
export const findSpoilt = ({ struck, choices, focus }: AuspiciousView): AuspiciousDay | undefined => {
  const [best] = [...struck].sort((one, other) => other.score - one.score);
  const mark = choices[choices.length > 2 ? 1 : 0]?.day.score ?? 0;
  return best && best.date !== focus.date && best.score >= mark ? best : undefined;
};

/** The commonest first reason of the struck days. */
export const toMainReason = ({ struck }: AuspiciousView): { key: string; days: AuspiciousDay[] } | null => {
  const groups = new Map<string, AuspiciousDay[]>();
  for (const day of struck) {
    const { reason, of } = day.struck[0]!;
    const key = reason === "warning" ? `warning.${of}` : reason === "fullClash" || reason === "yearClash" ? "clash" : reason;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  const [first] = [...groups].sort(([, one], [, other]) => other.length - one.length);
  return first ? { key: first[0], days: first[1] } : null;
};

/** Marked days among the struck, by the mark that strikes most of them. */
export const toMainMark = ({ struck }: AuspiciousView): { warning: string; days: AuspiciousDay[] } | null => {
  const groups = new Map<string, AuspiciousDay[]>();
  for (const day of struck) for (const { reason, of } of day.struck) if (reason === "warning") groups.set(of, [...(groups.get(of) ?? []), day]);
  const [first] = [...groups].sort(([, one], [, other]) => other.length - one.length);
  return first ? { warning: first[0], days: first[1] } : null;
};

export const findWeekend = (view: AuspiciousView): AuspiciousDay | undefined =>
  view.cast.weekdays || view.focus.weekday >= 6 ? undefined : listOthers(view).find(({ weekday }) => weekday >= 6);

export const ruleOthers = rule([
  {
    key: "second",
    part: "second",
    weight: 7,
    holds: (view) => {
      const [second] = listOthers(view);
      return second
        ? {
            facts: ["rank.2", toFactId(view, second, "duty")],
            of: `${second.duty}.${second.spirits.isYellow ? "y" : "b"}.${second.isMansionLucky ? "y" : "n"}`,
          }
        : null;
    },
  },
  {
    key: "third",
    part: "second",
    weight: 5,
    holds: (view) => {
      const third = listOthers(view)[1];
      return third && third !== findWeekend(view) ? { facts: ["rank.3", toFactId(view, third, "mansion")], of: `${third.mansion}` } : null;
    },
  },
  {
    key: "fourth",
    part: "second",
    weight: 3,
    holds: (view) => {
      const fourth = view.isOne ? listOthers(view)[2] : undefined;
      return fourth ? { facts: ["rank.4"], of: `${fourth.spirits.path}` } : null;
    },
  },
  {
    key: "instead",
    part: "second",
    weight: 4,
    holds: (view) => {
      const [best] = listOthers(view);
      return best && view.isOne ? { facts: ["rank.2", toDayFactId(view, best)], of: `${best.spirits.path}.${best.duty}` } : null;
    },
  },
  {
    key: "insteadSum",
    part: "second",
    weight: 4.5,
    holds: (view) => {
      const [best] = listOthers(view);
      return best && view.isNo && view.isOne ? { facts: ["rank.2"], of: `${best.score}.${view.purpose}` } : null;
    },
  },
  {
    key: "around",
    part: "second",
    weight: 2,
    holds: (view) => {
      const last = view.isOne ? listOthers(view).at(-1) : undefined;
      return last ? { facts: [`rank.${view.cast.instead.length + 1}`], of: `${view.cast.instead.length}.${last.duty}.${view.purpose}` } : null;
    },
  },
  {
    key: "weekend",
    part: "second",
    weight: 6,
    holds: (view) => {
      const weekend = findWeekend(view);
      return weekend ? { facts: [toDayFactId(view, weekend)], of: `${weekend.weekday}.${weekend.duty}` } : null;
    },
  },
  {
    key: "equal",
    part: "second",
    weight: 6.5,
    holds: (view) => {
      const second = listOthers(view)[0];
      return second && !view.isOne && second.score === view.focus.score ? { facts: ["rank.1", "rank.2"], of: `${view.focus.score}` } : null;
    },
  },
  {
    key: "only",
    part: "second",
    weight: 8,
    holds: (view) => (!view.isOne && view.choices.length === 1 ? { facts: ["purpose", "rank.1"], of: view.purpose } : null),
  },
  {
    key: "struckMost",
    part: "struck",
    weight: 6,
    holds: (view) => {
      const main = view.isOne ? null : toMainReason(view);
      return main ? { facts: ["struck"], of: `${main.key}.${view.purpose}` } : null;
    },
  },
  {
    key: "struckMark",
    part: "struck",
    weight: 6.5,
    holds: (view) => {
      const mark = view.isOne ? null : toMainMark(view);
      return mark ? { facts: ["struck", toDayFactId(view, mark.days[0]!)], of: mark.warning } : null;
    },
  },
  {
    key: "neighbour",
    part: "struck",
    weight: 5,
    holds: (view) => {
      const day = view.isOne ? undefined : findNeighbour(view);
      return day ? { facts: [toDayFactId(view, day)], of: `${day.struck[0]!.reason}.${day.duty}` } : null;
    },
  },
  {
    key: "spoilt",
    part: "struck",
    weight: 7,
    holds: (view) => {
      const day = view.isOne ? undefined : findSpoilt(view);
      return day ? { facts: [toDayFactId(view, day)], of: `${day.struck[0]!.reason}.${day.duty}` } : null;
    },
  },
]);
