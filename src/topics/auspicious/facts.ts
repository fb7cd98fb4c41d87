import { purposeRules } from "../kit/almanac/data/purposes.ts";
import { isYellow, toPathSpirit } from "../kit/almanac/paths.ts";
import { toDayName } from "../kit/calendar/lunar-names.ts";
import { toBranch, toStem } from "../kit/calendar/sexagenary.ts";
import { branches } from "../kit/hexagrams/branches.ts";
import type { AuspiciousCast, AuspiciousDay } from "./engine.ts";
import type { AuspiciousFact } from "./fact-types.ts";

/** Days that are told leaf by leaf. */
export const detailCount = 3;
/** A range of at most so many days has a fact for each; of a longer one only the months of the best days have. */
const mostDayFacts = 62;
const mostRankFacts = 5;

/** Days whose every line is a fact of its own: the day asked about and the best to take instead of it, or the best of a range. */
export const listDetailDays = ({ date, days, ranked, instead }: AuspiciousCast): AuspiciousDay[] => {
  if (date !== null) return [...days, ...instead.slice(0, detailCount - 1)];
  return ranked.slice(0, detailCount).flatMap((one) => days.find((day) => day.date === one.date) ?? []);
};

/** Days that have one fact to open. */
export const listDayFactDays = (cast: AuspiciousCast): AuspiciousDay[] => {
  const { days, ranked, instead } = cast;
  if (days.length <= mostDayFacts) return [...days, ...instead];
  const months = new Set((ranked.length > 0 ? ranked.slice(0, detailCount) : days.slice(0, 1)).map(({ date }) => date.slice(0, 7)));
  return days.filter(({ date }) => months.has(date.slice(0, 7)));
};

const toLines = ({ why }: AuspiciousDay): string => why.map(({ part, of, points, person }) => [part, of, points, person ?? "-"].join(" ")).join("|");
const toStrikes = ({ struck }: AuspiciousDay): string => struck.map(({ reason, of, person }) => [reason, of, person ?? "-"].join(" ")).join("|");

const toFit = (cast: AuspiciousCast, { duty }: AuspiciousDay): "suits" | "shuns" | "neither" => {
  const { duties, shunDuties } = purposeRules[cast.purpose];
  return duties.includes(duty) ? "suits" : shunDuties.includes(duty) ? "shuns" : "neither";
};

const listTieFacts = (cast: AuspiciousCast, day: AuspiciousDay): AuspiciousFact[] =>
  day.ties.flatMap((ties, index) =>
    ties.map(({ kind, pillar, of }, place): AuspiciousFact => {
      const person = cast.people[index]!;
      const own = pillar === null ? person.day : person[pillar];
      return {
        id: `${day.date}.tie.${index + 1}.${place + 1}`,
        key: "tie",
        values: { date: day.date, weekday: day.weekday, index: index + 1, name: person.name, own, day: day.pillars.day, kind, pillar, of },
      };
    }),
  );

const listLeaf = (cast: AuspiciousCast, day: AuspiciousDay): AuspiciousFact[] => {
  const { date, weekday, pillars, duty, mansion, isMansionLucky, spirits, good, avoid, clash, term, directions, pengzu, why, struck, warnings } = day;
  const own = { date, weekday };
  const [monthBranch, dayBranch] = [toBranch(pillars.month), toBranch(pillars.day)];
  const listed = why.find(({ part }) => part === "listed" || part === "near");
  const avoided = struck.find(({ reason }) => reason === "avoided" || reason === "allAvoided");
  const hours = branches.filter((branch) => isYellow(toPathSpirit(dayBranch, branch)));
  const against = [...new Set([clash.branch, ...cast.people.map(({ year }) => branches[(branches.indexOf(toBranch(year)) + 6) % 12]!)])];
  return [
    { id: `${date}.duty`, key: "duty", values: { ...own, monthBranch, dayBranch, duty, fit: toFit(cast, day), purpose: cast.purpose } },
    { id: `${date}.mansion`, key: "mansion", values: { ...own, mansion, isLucky: isMansionLucky } },
    { id: `${date}.path`, key: "path", values: { ...own, monthBranch, dayBranch, spirit: spirits.path, isYellow: spirits.isYellow } },
    {
      id: `${date}.good`,
      key: "good",
      values: { ...own, terms: good.join(" "), hit: listed?.of ?? null, isNear: listed?.part === "near", monthBranch, day: pillars.day },
    },
    { id: `${date}.avoid`, key: "avoid", values: { ...own, terms: avoid.join(" "), hit: avoided?.of ?? null } },
    { id: `${date}.spirits`, key: "spirits", values: { ...own, good: spirits.good.join(" "), bad: spirits.bad.join(" ") } },
    { id: `${date}.clash`, key: "clash", values: { ...own, dayBranch, branch: clash.branch, ganzhi: clash.ganzhi, direction: clash.direction } },
    { id: `${date}.pillars`, key: "pillars", values: { ...own, ...pillars } },
    { id: `${date}.term`, key: "term", values: { ...own, ...term } },
    {
      id: `${date}.hours`,
      key: "hours",
      values: {
        ...own,
        dayBranch,
        hours: hours.filter((hour) => !against.includes(hour)).join(" "),
        against: hours.filter((hour) => against.includes(hour)).join(" "),
      },
    },
    { id: `${date}.directions`, key: "directions", values: { ...own, stem: toStem(pillars.day), ...directions } },
    { id: `${date}.pengzu`, key: "pengzu", values: { ...own, stem: pengzu[0], branch: pengzu[1] } },
    ...warnings.map(
      (warning): AuspiciousFact => ({
        id: `${date}.warning.${warning}`,
        key: "warning",
        values: { ...own, warning, isStruck: struck.some(({ of }) => of === warning) },
      }),
    ),
    ...listTieFacts(cast, day),
  ];
};

const toDayFact = (cast: AuspiciousCast, day: AuspiciousDay): AuspiciousFact => ({
  id: `day.${day.date}`,
  key: "day",
  values: {
    date: day.date,
    weekday: day.weekday,
    lunar: toDayName(day.lunar.day),
    pillar: day.pillars.day,
    duty: day.duty,
    mansion: day.mansion,
    isLucky: day.isMansionLucky,
    spirit: day.spirits.path,
    isYellow: day.spirits.isYellow,
    score: day.score,
    most: cast.mostScore,
    strikes: toStrikes(day),
    isListed: day.isListed,
  },
});

const countStruck = ({ days }: AuspiciousCast): AuspiciousFact => {
  const first = days.flatMap(({ struck }) => struck.slice(0, 1));
  const count = (...reasons: string[]): number => first.filter(({ reason }) => reasons.includes(reason)).length;
  return {
    id: "struck",
    key: "struck",
    values: {
      total: first.length,
      avoided: count("avoided"),
      allAvoided: count("allAvoided"),
      nothingElse: count("nothingElse"),
      broken: count("broken"),
      warning: count("warning"),
      clash: count("fullClash", "yearClash"),
    },
  };
};

/** The facts of a cast: what is looked for and how it is counted, the best days leaf by leaf, then a line for each day. */
export const toAuspiciousFacts = (cast: AuspiciousCast): AuspiciousFact[] => {
  const { purpose, people, days, ranked, rankedCount, isFallback, mostScore, instead } = cast;
  const { terms, near, duties } = purposeRules[purpose];
  const choices = cast.date === null ? ranked.slice(0, mostRankFacts) : [];
  const getDay = (date: string): AuspiciousDay => days.find((day) => day.date === date)!;
  const chosen = cast.date === null ? choices.map(({ date }) => getDay(date)) : [...days, ...instead];
  return [
    {
      id: "purpose",
      key: "purpose",
      values: { purpose, terms: terms.join(" "), near: near.join(" "), duties: duties.join(" "), days: days.length, takeable: rankedCount, isFallback },
    },
    { id: "sum", key: "sum", values: { most: mostScore, people: people.length } },
    ...people.map(
      ({ name, year, day, useful }, index): AuspiciousFact => ({
        id: `person.${index + 1}`,
        key: "person",
        values: { index: index + 1, name, year, day, useful: useful.join(" ") },
      }),
    ),
    ...chosen.map(
      (day, index): AuspiciousFact => ({
        id: `rank.${index + 1}`,
        key: "rank",
        values: { date: day.date, weekday: day.weekday, rank: cast.date === null ? index + 1 : index, score: day.score, most: mostScore, lines: toLines(day) },
      }),
    ),
    ...listDetailDays(cast).flatMap((day) => listLeaf(cast, day)),
    countStruck(cast),
    ...listDayFactDays(cast).map((day) => toDayFact(cast, day)),
  ];
};
