import { asksToPart } from "../hearing/about.ts";
import { findBeyond } from "../hearing/beyond.ts";
import type { Question } from "../hearing/question.ts";
import { isSuspicion } from "../hearing/suspicion.ts";

/** Yes to what is asked, no, or neither; of a choice 1 is the way named first, −1 the other. */
export type Way = -1 | 0 | 1;
/** How far, in plain steps: 0 stands `even`, or says yes `onlyIf` something is done. */
export type Step = "clear" | "slight" | "onlyIf" | "even";

export interface Lean {
  way: Way;
  step: Step;
  /** What it rests on, the one to be named first. */
  facts: readonly string[];
}

/** The sides of life a cast can point to. */
export const sides = ["self", "people", "money", "work", "words", "place", "rest"] as const;
export type Side = (typeof sides)[number];

/** Months, both within: "2027-02" to "2028-01". */
export interface Span {
  from: string;
  to: string;
}

/** What a craft with a calendar marks in the stretch it can see. */
export interface Calendar {
  reach: Span;
  open: readonly (Span & { facts: readonly string[] })[];
}

/** What a cast says of a question, without words: the same as its telling does. */
export interface Leaning {
  /** null: no yes or no was asked, or the craft gives none here. */
  lean: Lean | null;
  /** null: the craft names no time here. */
  when: Calendar | null;
  /** null: the craft names no side. */
  through: { side: Side; facts: readonly string[] } | null;
}

export interface LeaningRequest<Cast, Fact> {
  cast: Cast;
  facts: readonly Fact[];
  question: Question;
  /** The instant of the cast, ISO 8601 UTC. */
  moment: string;
}

/** A topic's leaning, closed over its own cast. */
export type ToLeaning = (request: LeaningRequest<unknown, { id: string }>) => Leaning;

export const defineLeaning = <Cast, Fact extends { id: string }>(toLeaning: (request: LeaningRequest<Cast, Fact>) => Leaning): ToLeaning =>
  toLeaning as unknown as ToLeaning;

export const noLeaning: Leaning = { lean: null, when: null, through: null };

/** Asked of whom no cast answers: a body, a court, somebody's faith. */
export const isUnweighed = (question: Question): boolean => findBeyond(question) !== null || isSuspicion(question);

/** Only of these a yes or no is wanted, or how it stands. */
export const asksLean = ({ kind, options }: Question): boolean => kind === "yesNo" || kind === "open" || (kind === "choice" && options !== null);

/** @param level −2 … 2, yes above nought */
export const toLean = (level: number, facts: readonly string[]): Lean => ({
  way: Math.sign(level) as Way,
  step: level === 0 ? "even" : Math.abs(level) >= 2 ? "clear" : "slight",
  facts,
});

/** @param chosen the way favoured, as written; null for neither */
export const toChoiceLean = ({ options }: Question, chosen: string | null, strength: number, facts: readonly string[]): Lean =>
  toLean(chosen === null || !options ? 0 : (chosen === options[0] ? 1 : -1) * Math.max(1, Math.abs(strength)), facts);

/** Open, open on a condition, or not now, as charts say it. */
export type ChartLean = "yes" | "onlyIf" | "notYet";
const chartLevels: Record<ChartLean, number> = { yes: 1, onlyIf: 0, notYet: -1 };

/** Of what is feared a chart that is half open says that it will hardly come. */
const fearedLevels: Record<ChartLean, number> = { yes: -1, onlyIf: -1, notYet: 1 };

/** @param asks whether a yes would be the bad news, or whether it asks to part: what speaks for two speaks against leaving */
export const toChartLean = (lean: ChartLean, asks: "plain" | "feared" | "parting", facts: readonly string[]): Lean => {
  const level = asks === "feared" ? fearedLevels[lean] : chartLevels[lean] * (asks === "parting" ? -1 : 1);
  return level === 0 ? { way: 0, step: "onlyIf", facts } : toLean(level, facts);
};

/** How a chart's yes is to be taken. */
export const toAsks = (question: Question): "plain" | "feared" | "parting" => (question.isDreaded ? "feared" : asksToPart(question) ? "parting" : "plain");
