import type { Locale } from "../../../shared/i18n/locale.ts";
import type { FactValues } from "../fact.ts";

/** What a year is asked for, in words broad enough to be remembered: never a death, a loss of a child or a harm done. */
export const pastKinds = ["move", "bond", "family", "body", "standing"] as const;
export type PastKind = (typeof pastKinds)[number];

/** One reason a craft has for naming a year. Weights of a kind add up; see `markedFrom`. */
export interface Mark {
  kind: PastKind;
  weight: number;
  /** The craft's own rule, and what its words need. */
  rule: string;
  values: FactValues;
}

/** From this sum of weights a craft marks a year for a kind. */
export const markedFrom = 1;

export type MarksOf = (year: number) => readonly Mark[];

/** One hour a birth may have had: a stretch of the clock of its day within which the craft reads one chart. */
export interface PastHour {
  /** Minutes of the day by the clock of the place, `to` left out. */
  from: number;
  to: number;
  /** The craft's name for it; null where it has none. */
  name: string | null;
  isGiven: boolean;
  marks: MarksOf;
}

/** A birth made ready for its past to be asked. */
export interface PastView {
  /** By the calendar of the wall. */
  birthYear: number;
  /** In the day's order; one as long as the day where the craft says nothing of the hour. */
  hours: readonly PastHour[];
  /** The charts of others born in that year, at the same place and of the same sex, spread evenly over it; as many as are drawn. */
  peers(): Iterable<MarksOf>;
}

export interface PastCraft {
  /** @param input a cast's own, as its topic parsed it */
  view(input: unknown): PastView;
  /** Why a year is marked: one clause without a stop. */
  sayRule: Record<Locale, (mark: Mark) => string>;
}

export const toScore = (marks: readonly Mark[], kind: PastKind): number => marks.reduce((sum, mark) => sum + (mark.kind === kind ? mark.weight : 0), 0);

/** A little under, so that sums of tenths are not lost to rounding. */
export const isMarked = (marks: readonly Mark[], kind: PastKind): boolean => toScore(marks, kind) >= markedFrom - 1e-9;
