import { type TestId, type TestVersion, testIds, testVersions } from "../../../shared/test-ids.ts";

/**
 * What a person answers, without words.
 * choice: two statements, one picked. truefalse: one statement, 1 true, 2 false. description: two short portraits, one picked.
 * final: closing items that settle ties, two statements. scale: one statement, 1 "not at all" … 5 "very much".
 * mostLeast: four words, the one most and the one least like oneself.
 */
export const itemTypes = ["choice", "truefalse", "description", "final", "scale", "mostLeast"] as const;
export type ItemType = (typeof itemTypes)[number];

export interface Item {
  id: string;
  type: ItemType;
}

/** `text` is the statement or the question; `options` the words of each answer in order (empty for truefalse and scale, whose words all share). */
export interface ItemWords {
  text: string;
  options: readonly string[];
}

/** The option picked, counted from 1; of mostLeast the most and the least fitting. */
export type Answer = number | readonly [most: number, least: number];

export { type TestId, type TestVersion, testIds, testVersions };

/** A scale's points and where they stand between its least and its most, 0 … 100. */
export interface ScaleScore {
  raw: number;
  percent: number;
}

/** What each test's scoring gives; a test's own findings stand beside it. */
export interface TestResult {
  test: TestId;
  version: TestVersion;
  scales: Record<string, ScaleScore>;
  /** The type, style or order of scales that comes first: "INTP", "4w5", "DC". */
  type: string;
  /** By axis or rank: how far the winner is ahead, 0 … 100. */
  margins: Record<string, number>;
  /** The axes or scales that could not be told apart. */
  ties: string[];
  /** How well the answers to like items agree, 0 … 1; null where too few were asked. */
  consistency: number | null;
}
