import type { Locale } from "../../shared/i18n/locale.ts";
import type { Fact, FactMap, FactOf } from "../kit/fact.ts";
import type { Answer, Item, TestId, TestResult } from "../kit/questionnaire/questionnaire.ts";
import type { Reader } from "../kit/reading.ts";
import type { Figure } from "./card/figure.ts";

/** The tests this topic holds; the sixteen types are a topic of their own. */
export type PersonalityTestId = Exclude<TestId, "mbti">;

/** What is needed to score: keys and numbers, no words. */
export interface TestScore {
  items: readonly Item[];
  /** @param answers in the order of `items`, each one that its item offers */
  score(answers: readonly Answer[]): TestResult;
}

/** What the card draws of a cast. */
export interface TestFigure {
  toFigure(cast: TestResult, locale: Locale): Figure;
  toCaption(cast: TestResult, locale: Locale): { title: string; note: string };
}

/** What is told of a cast. */
export interface TestTelling {
  facts(cast: TestResult): Fact[];
  readers: Record<Locale, Reader<TestResult, FactMap>>;
  /** Every name this test's words may use, and those a cast holds; for checking a model's words. */
  names: Record<Locale, readonly string[]>;
  namesIn(cast: TestResult, locale: Locale): readonly string[];
}

/** A test's telling written in its own types. */
export interface TestTellingSpec<Cast extends TestResult, Facts extends FactMap> {
  facts(cast: Cast): FactOf<Facts>[];
  readers: Record<Locale, Reader<Cast, Facts>>;
  names: Record<Locale, readonly string[]>;
  namesIn(cast: Cast, locale: Locale): readonly string[];
}

/** Closes a test over its own cast and facts, as `defineTopic` does a topic. */
export const defineTelling = <Cast extends TestResult, Facts extends FactMap>(spec: TestTellingSpec<Cast, Facts>): TestTelling =>
  spec as unknown as TestTelling;

export interface TestFigureSpec<Cast extends TestResult> {
  toFigure(cast: Cast, locale: Locale): Figure;
  toCaption(cast: Cast, locale: Locale): { title: string; note: string };
}

export const defineFigure = <Cast extends TestResult>(spec: TestFigureSpec<Cast>): TestFigure => spec as unknown as TestFigure;
