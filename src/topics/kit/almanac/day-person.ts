import type { Birth } from "../birth/birth.ts";
import { toBirthMoment } from "../birth/birth-moment.ts";
import { toPillars } from "../calendar/pillars.ts";
import { type Ganzhi, toBranch, toStem } from "../calendar/sexagenary.ts";
import { type Branch, isClash, stems } from "../hexagrams/branches.ts";
import type { Element } from "../hexagrams/elements.ts";
import { toPillarChart } from "../pillars/chart.ts";
import { spiritRules } from "../pillars/data/spirit-rules.ts";
import { toPlaced } from "../pillars/four-pillars.ts";
import { listRelationsWith, type RelationKind } from "../pillars/relations.ts";
import { toStemElement } from "../pillars/stem-nature.ts";
import { isFullClash } from "./directions.ts";

/** What of a birth a chosen day is held against. */
export interface DayPerson {
  /** Pillars of the birth's year (from 立春) and day. */
  year: Ganzhi;
  day: Ganzhi;
  /** 用神 first; see kit/pillars/useful-elements.ts. */
  useful: Element[];
  name: string | null;
}

/** @throws AppError invalidParameters for a birth that never was, its fields under `path` */
export const toDayPerson = (birth: Birth, path: string): DayPerson => {
  const moment = toBirthMoment(birth, { clock: "trueSolar", path });
  const pillars = toPillars(moment.instant, moment.clockSeconds, "23:00");
  const { useful } = toPillarChart(moment.hasTime ? pillars : { ...pillars, hour: null });
  return { year: pillars.year, day: pillars.day, useful: useful.elements, name: birth.name ?? null };
};

/** How a day stands to one person. 天克地冲 fullClash and 冲 of the year strike the day; the others add or take. */
export type TieKind = "fullClash" | "yearClash" | "dayClash" | "punishment" | "harm" | "sixHarmony" | "threeHarmony" | "noble" | "useful";

export interface DayTie {
  kind: TieKind;
  /** The person's pillar it stands to; null for 贵人 and 用神, which are of the chart. */
  pillar: "year" | "day" | null;
  /** The person's branch, pillar or element. */
  of: string;
}

const nobles = spiritRules.find(({ name }) => name === "天乙贵人")!.table.split(" ");
const kinds: Partial<Record<RelationKind, TieKind>> = {
  punishment: "punishment",
  harm: "harm",
  sixHarmony: "sixHarmony",
  halfHarmony: "threeHarmony",
  threeHarmony: "threeHarmony",
};

/**
 * The ties of a day's pillar to a person's year and day, the gravest first. 乙丑 to a 庚午 year: 害. To a 己未 year: 天克地冲.
 * 三合 needs the peak 子卯午酉 in it; 贵人 is 天乙 of the person's day stem; `useful` that the day's stem is of the first useful element.
 */
export const listTies = (day: Ganzhi, { year, day: own, useful }: DayPerson): DayTie[] => {
  const both = [
    { pillar: "year" as const, ganzhi: year },
    { pillar: "day" as const, ganzhi: own },
  ];
  const struck = both.flatMap(({ pillar, ganzhi }): DayTie[] => {
    if (isFullClash(day, ganzhi)) return [{ kind: "fullClash", pillar, of: ganzhi }];
    return isClash(toBranch(day), toBranch(ganzhi)) ? [{ kind: pillar === "year" ? "yearClash" : "dayClash", pillar, of: toBranch(ganzhi) }] : [];
  });
  const placed = [toPlaced("year", year), toPlaced("day", own)];
  const tied = listRelationsWith(toPlaced("chosen", day), placed).flatMap(({ kind, members }): DayTie[] => {
    const found = kinds[kind];
    if (!found) return [];
    return members.flatMap(({ pillar, char }) => (pillar === "year" || pillar === "day" ? [{ kind: found, pillar, of: char }] : []));
  });
  const noble = nobles[stems.indexOf(toStem(own))]!.includes(toBranch(day)) ? [{ kind: "noble" as const, pillar: null, of: toStem(own) }] : [];
  const wanted = useful[0] === toStemElement(toStem(day)) ? [{ kind: "useful" as const, pillar: null, of: useful[0] }] : [];
  return [...struck.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)), ...tied, ...noble, ...wanted];
};

const order: readonly TieKind[] = ["fullClash", "yearClash", "dayClash"];

/** Hours of a day that clash with a person's year are not offered to them. */
export const isHourAgainst = (hour: Branch, people: readonly DayPerson[]): boolean => people.some(({ year }) => isClash(hour, toBranch(year)));
