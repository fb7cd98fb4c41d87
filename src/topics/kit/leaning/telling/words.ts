import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { Polarity } from "../../hearing/polarity.ts";
import type { Accord, Aspect } from "../compare.ts";
import type { Lean, Side, Span } from "../leaning.ts";

/** What no craft weighs, by whose it is. */
export type Unweighed = "medical" | "death" | "legal" | "stake" | "infidelity";
/** Whether both were drawn, both cast from a birth, or one of each: how chance is told. */
export type PairKind = "draws" | "births" | "mixed";

/** A yes and a no, each plainly and slightly. */
export interface LeanWords {
  yes: readonly [clear: string, slight: string];
  no: readonly [clear: string, slight: string];
}

/** Out of ten. */
export interface Tenths {
  agree: number;
  part: number;
  apart: number;
}

/** All that a comparison says in one language; the rules are the same. */
export interface ComparisonWords {
  names: Record<string, string>;
  /** Begins a sentence. */
  leans: Record<Polarity | "feared" | "leaving" | "open", LeanWords>;
  even: string;
  onlyIf: string;
  unasked: string;
  /** How a lean is said in a row, and in the sentence that begins with whose it is. */
  sayWay(option: string, isClear: boolean): string;
  /** In place of a way too long to be said again. */
  nths: readonly [string, string];
  levelChoice: string;
  sides: Record<Side, string>;
  sayMonth(month: string): string;
  sayYear(year: number): string;
  saySpan(span: Span): string;
  list(said: readonly string[]): string;
  noTime: string;
  noSide: string;
  headline: {
    /** @param said as `says` gives it */
    agree(said: string): string;
    agreeUnlike(one: string, other: string): string;
    each(one: string, said: string, other: string, otherSaid: string): string;
    bothOpen: string;
    bothUnasked: string;
    when: Record<Accord, string>;
    sideAgree(side: string): string;
    sideEach(one: string, side: string, other: string, otherSide: string): string;
    sideApart: string;
  };
  /** A lean inside a headline: yes and no are quoted, a way and a silence are not. */
  says(text: string, isQuoted: boolean): string;
  sayFact(chip: FactChip): string;
  basis(one: string, fact: string, other: string, otherFact: string): string;
  basisAlone(one: string, fact: string): string;
  chance(kind: PairKind, aspect: Aspect, tenths: Tenths): string;
  /** What the figure makes of it; `isRare`: once in ten or less, `isCommon`: half of the time or more. */
  worth(aspect: Aspect, accord: Accord, isRare: boolean, isCommon: boolean): string;
  use: Record<Aspect, Record<Accord, string>>;
  /** Where neither says yes or no. */
  useOfNeither: string;
  /** Where one of them keeps no calendar. */
  useOfNoCalendar: string;
  /** Where a person is asked for. */
  somebody: { headline: string; text: string };
  unweighed: Record<Unweighed, { headline: string; text: string }>;
}

/** A lean's own word. */
export const sayLean = (words: ComparisonWords, kind: Polarity | "feared" | "leaving" | "open", { way, step }: Lean): string => {
  if (way === 0) return step === "onlyIf" ? words.onlyIf : words.even;
  const [clear, slight] = words.leans[kind][way > 0 ? "yes" : "no"];
  return step === "clear" ? clear : slight;
};
