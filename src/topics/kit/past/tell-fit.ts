import type { AskedYear } from "./choose-years.ts";
import type { PastAnswer } from "./hour-model.ts";
import { isMarked, type MarksOf } from "./past.ts";

export interface FitTold {
  /** Of the years answered right or wrong. */
  marked: { right: number; of: number };
  control: { right: number; of: number };
  /** Charts of others born that year that differ over these years at least as much, and how many of them fit the answers as well or better. */
  peers: { of: number; asWell: number } | null;
  /** Were the answers dealt out over the years by chance, so many of all ways would fit as well. */
  deals: { of: number; asWell: number };
}

const peersMost = 1000;
/** Fewer charts are no measure. */
const peersLeast = 100;
const near = 1e-9;

const toMean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much a row of numbers differs from its own mean. */
const toSpread = (values: readonly number[]): number => {
  const mean = toMean(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
};

/** How marks go along with answers, −1 … 1, whatever the share of either; 0 where one of them does not differ at all. */
const toFit = (marks: readonly number[], answers: readonly number[]): number => {
  const spread = toSpread(marks) * toSpread(answers);
  if (spread < near) return 0;
  const [mark, answer] = [toMean(marks), toMean(answers)];
  return marks.reduce((sum, value, at) => sum + (value - mark) * (answers[at]! - answer), 0) / Math.sqrt(spread);
};

/** Every way to say "right" to as many of so many years. */
const listWays = (of: number, count: number): number[][] => {
  if (count === 0) return [Array<number>(of).fill(0)];
  if (of === count) return [Array<number>(of).fill(1)];
  return [...listWays(of - 1, count - 1).map((way) => [1, ...way]), ...listWays(of - 1, count).map((way) => [0, ...way])];
};

/**
 * How the answers lie over the marked and the unmarked years, beside the charts of others and beside chance. Null with too few answers of either kind.
 * @param own by year asked, the share of the possible hours that mark it
 */
export const tellFit = (asked: readonly AskedYear[], own: readonly number[], answers: readonly PastAnswer[], peers: Iterable<MarksOf>): FitTold | null => {
  const said = asked.flatMap((year, at) => (answers[at] === "unsure" ? [] : [{ year, own: own[at]!, right: answers[at] === "right" ? 1 : 0 }]));
  const count = (isControl: boolean) => {
    const of = said.filter((one) => (one.own === 0) === isControl);
    return { right: of.reduce((sum, { right }) => sum + right, 0), of: of.length };
  };
  const [marked, control] = [count(false), count(true)];
  if (marked.of < 2 || control.of < 1) return null;
  const rights = said.map(({ right }) => right);
  const ownMarks = said.map((one) => one.own);
  const fit = toFit(ownMarks, rights);
  const spread = toSpread(ownMarks);
  const found = { of: 0, asWell: 0 };
  for (const marksOf of peers) {
    const marks = said.map(({ year: { year, kind } }) => Number(isMarked(marksOf(year), kind)));
    if (toSpread(marks) < spread - near) continue;
    found.of += 1;
    if (toFit(marks, rights) >= fit - near) found.asWell += 1;
    if (found.of === peersMost) break;
  }
  const total = rights.reduce((sum, right) => sum + right, 0);
  const ways = listWays(said.length, total);
  const deals = { of: ways.length, asWell: ways.filter((way) => toFit(ownMarks, way) >= fit - near).length };
  return { marked, control, peers: found.of >= peersLeast ? found : null, deals };
};
