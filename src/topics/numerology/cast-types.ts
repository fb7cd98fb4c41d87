export const systems = ["pythagorean", "chaldean"] as const;
export type System = (typeof systems)[number];

/** The numbers of a date, and those a name adds. */
export const dateCores = ["lifePath", "birthday"] as const;
export const nameCores = ["expression", "soulUrge", "personality"] as const;
export type NameCore = (typeof nameCores)[number];
export const cores = [...dateCores, ...nameCores, "maturity"] as const;
export type Core = (typeof cores)[number];

export type Summed = Core | "personalYear" | "personalMonth" | "personalDay" | `pinnacle.${number}` | `challenge.${number}`;

/** One thing added: `terms` are its digits or its letters’ values, `sums` their total and each sum of digits after it, the last the one carried on. */
export interface StepPart {
  /** "month", "day", "year", the core added, or "word". */
  from: string;
  /** As written: "1990", "ANNA", vowels alone "AA". */
  text: string;
  terms: readonly number[];
  sums: readonly number[];
}

/** One number as it was reached: the parts, then their total and each sum of digits after it. 5 + 1 + (1990 → 19 → 10 → 1) = 7. */
export interface Step {
  of: Summed;
  parts: readonly StepPart[];
  sums: readonly number[];
}

/** A Chaldean number: all letters added, and the one digit they come to. */
export interface Compound {
  compound: number;
  root: number;
}

/** A quarter of life. Ages are whole years; `to` is null in the last. */
export interface Span {
  number: number;
  from: number;
  to: number | null;
  startYear: number;
  endYear: number | null;
}

export interface KarmicDebt {
  number: 13 | 14 | 16 | 19;
  of: Exclude<Core, "maturity">;
}

/** The day the personal numbers are counted for. */
export interface Present {
  year: number;
  month: number;
  day: number;
  /** Years completed; negative before birth. */
  age: number;
  /** Place of the pinnacle of that age, 0 … 3. */
  pinnacle: number;
}

export interface NumerologyCast {
  system: System;
  /** As given; null where only a date was. */
  name: string | null;
  /** The name’s parts in capitals A–Z, each reduced by itself. */
  words: readonly string[];
  /** The solar date, "1990-05-01". */
  date: string;
  lifePath: number;
  birthday: number;
  /** By `system`: a number, or in the Chaldean one its compound and root. null without a name. */
  expression: number | Compound | null;
  soulUrge: number | Compound | null;
  personality: number | Compound | null;
  maturity: number | null;
  /** 1 … 9, a calendar year. */
  personalYear: number;
  personalMonth: number;
  personalDay: number;
  pinnacles: readonly Span[];
  challenges: readonly Span[];
  karmicDebts: readonly KarmicDebt[];
  /** Numbers 1 … 9 that no letter of the name has, Pythagorean. */
  karmicLessons: readonly number[];
  /** The number or numbers most letters have. */
  hiddenPassions: readonly number[];
  /** How many letters have 1 … 9, in that order. */
  letterCounts: readonly number[];
  /** Of the initials, one digit. */
  balance: number | null;
  /** Life path from expression, soul urge from personality, each as one digit. */
  bridges: { path: number; inner: number } | null;
  /** The other two ways to the life path. */
  lifePathVariants: { allDigits: number; addTotals: number };
  /** Both systems, whichever is chosen. */
  pythagorean: Readonly<Record<NameCore, number>> | null;
  chaldean: (Compound & Readonly<Record<NameCore, Compound>>) | null;
  /** Pythagorean with all letters added at once, words not reduced first. */
  lettersAtOnce: Readonly<Record<NameCore, number>> | null;
  steps: readonly Step[];
  present: Present;
}
