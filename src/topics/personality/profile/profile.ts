import { type Bracket, bracketOf } from "../../kit/questionnaire/bracket.ts";
import { consistencyOf, toScore } from "../../kit/questionnaire/consistency.ts";
import { toPercent } from "../../kit/questionnaire/percent.ts";
import type { Item, TestId, TestResult } from "../../kit/questionnaire/questionnaire.ts";
import type { LivedPart } from "./parts.ts";

/** A statement answered 1 "not at all" … 5 "very much". */
export interface ScaleItem<Scale extends string = string> extends Item {
  type: "scale";
  scale: Scale;
  /** True where agreeing speaks against the scale: 5 then counts 1. */
  isReversed: boolean;
  /** The part of life its scene is taken from. */
  part: LivedPart;
  /** The item that asks the same from the other end; the two together measure consistency. */
  twin?: string;
}

/** A test of several scales, each with the same kind of items. */
export interface Profile<Scale extends string = string> extends TestResult {
  scales: Record<Scale, { raw: number; percent: number }>;
  /** Of each scale the 95 % bracket: 19 times in 20 as many like items would land within. */
  brackets: Record<Scale, { low: number; high: number }>;
  /** What the consistency of blind answers comes to. */
  blindConsistency: number;
  /** Highest first; equal scales keep the order of the test. */
  order: Scale[];
  /** By item id, as given: 1 … 5; what could be passed over and was has none. */
  answers: Record<string, number>;
}

/** 1 … 5 in the direction of the scale. */
export const toKeyed = ({ isReversed }: Pick<ScaleItem, "isReversed">, answer: number): number => (isReversed ? 6 - answer : answer);

const round = (value: number): number => Math.round(value * 10) / 10;
/** The width of a 95 % bracket in standard errors. */
const bracketWidth = 3.92;

/** How much better than blind answers like items agree: steady by three fifths of the way to full agreement, fair by three tenths. */
export const toSteadiness = (consistency: number, blind: number): "steady" | "fair" | "loose" => {
  const above = (consistency - blind) / (1 - blind);
  return above >= 0.6 ? "steady" : above >= 0.3 ? "fair" : "loose";
};

/** How far one scale must lead another to count, in percent points: the standard error of the difference of the two. */
export const toDoubt = ({ brackets }: Pick<Profile, "brackets">, one: string, other: string): number => {
  const widthOf = (scale: string): number => brackets[scale]!.high - brackets[scale]!.low;
  return round(Math.hypot(widthOf(one), widthOf(other)) / bracketWidth);
};

/**
 * Scores statements of 1 … 5.
 * `raw` the sum of the keyed answers, `percent` its place between the least and the most: 12 items with 48 points → (48 − 12) / 48 = 75.
 * Scales that the first leads by less than `toDoubt` are its `ties`.
 * @param answers in the order of `items`, each 1 … 5
 */
export const scoreProfile = <Scale extends string>(
  test: TestId,
  scales: readonly Scale[],
  items: readonly ScaleItem<Scale>[],
  answers: readonly number[],
): Profile<Scale> => {
  const given = new Map(items.map(({ id }, index) => [id, answers[index]!]));
  const scoreOf = ({ id, isReversed }: ScaleItem): number => toScore(given.get(id)!, 5, isReversed);
  const scored = scales.map((scale) => {
    const own = items.filter((item) => item.scale === scale);
    const raw = own.reduce((sum, item) => sum + toKeyed(item, given.get(item.id)!), 0);
    const { low, high }: Bracket = bracketOf(own.map(scoreOf));
    return { scale, raw, percent: toPercent(raw, own.length, own.length * 5), low, high };
  });
  const order = scored.toSorted((one, other) => other.percent - one.percent).map(({ scale }) => scale);
  const by = <Value>(pick: (one: (typeof scored)[number]) => Value) => Object.fromEntries(scored.map((one) => [one.scale, pick(one)])) as Record<Scale, Value>;
  const brackets = by(({ low, high }) => ({ low, high }));
  const percents = by(({ percent }) => percent);
  const byId = new Map(items.map((item) => [item.id, item]));
  const first = order[0]!;
  const leadOf = (scale: Scale): number => round(percents[first] - percents[scale]);
  return {
    test,
    version: "standard",
    scales: by(({ raw, percent }) => ({ raw, percent })),
    type: first,
    margins: { first: leadOf(order[1]!), spread: leadOf(order.at(-1)!) },
    ties: order.slice(1).filter((scale) => leadOf(scale) < toDoubt({ brackets }, first, scale)),
    consistency: consistencyOf(items.flatMap((item) => (item.twin === undefined ? [] : [[scoreOf(item), scoreOf(byId.get(item.twin)!)] as const]))),
    brackets,
    blindConsistency: 0.6,
    order,
    answers: Object.fromEntries(given),
  };
};
