import { findTopicId, type TopicId } from "../../../../../topics/topic-ids.ts";
import { keep, readKept } from "../../../../kernel/storage.ts";

/** A test that was left before its end, and the chat it is sat in. */
export interface Unfinished {
  sitting: string;
  test: string;
  topic: TopicId;
  msggroup: string;
  /** The question to go on with, counted from 1. */
  at: number;
  total: number;
}

type Kept = Record<string, Unfinished>;

const storageKey = "unfinishedTests";
/** The topic on whose first screen a test stands. */
const toShelf = (test: string): string => (test === "mbti" ? "mbti" : "personality");

const isUnfinished = (one: Partial<Unfinished> | undefined): one is Unfinished =>
  typeof one?.sitting === "string" &&
  typeof one.test === "string" &&
  typeof one.msggroup === "string" &&
  typeof one.topic === "string" &&
  findTopicId(one.topic) === one.topic &&
  Number.isInteger(one.at) &&
  Number.isInteger(one.total);

const readAll = (): Kept => {
  try {
    const kept: unknown = JSON.parse(readKept(storageKey) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
};

/** The last test of a topic's first screen that was left; null where none was. */
export const findUnfinished = (topic: TopicId): Unfinished | null => {
  const one = readAll()[topic];
  return isUnfinished(one) ? one : null;
};

export const keepUnfinished = (one: Unfinished): void => keep(storageKey, JSON.stringify({ ...readAll(), [toShelf(one.test)]: one }));

/** Forgets a test that is over, or is no more. */
export const forgetUnfinished = (sitting: string): void => {
  const kept = readAll();
  const left = Object.entries(kept).filter(([, one]) => one.sitting !== sitting);
  if (left.length < Object.keys(kept).length) keep(storageKey, JSON.stringify(Object.fromEntries(left)));
};
