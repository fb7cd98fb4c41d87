import { chapters01to20 } from "./classic/chapters-01-20.ts";
import { chapters21to40 } from "./classic/chapters-21-40.ts";
import { chapters41to60 } from "./classic/chapters-41-60.ts";
import { chapters61to81 } from "./classic/chapters-61-81.ts";
import type { Chapter } from "./text.ts";

const all: Record<number, Chapter> = { ...chapters01to20, ...chapters21to40, ...chapters41to60, ...chapters61to81 };

export const chapterCount = 81;
/** The last chapter of 道经; 德经 begins after it. */
export const lastOfTheWay = 37;
export const chapterNumbers: readonly number[] = Array.from({ length: chapterCount }, (_, at) => at + 1);

/**
 * @param number 1 … 81
 * @throws RangeError for any other
 */
export const getChapter = (number: number): Chapter => {
  const found = all[number];
  if (!found) throw new RangeError(`no chapter ${number}`);
  return found;
};

/** The words of some of a chapter's clauses, counted from 1, as they follow each other in the text. */
export const joinClauses = (clauses: readonly string[], [from, to]: readonly [number, number], gap = ""): string => clauses.slice(from - 1, to).join(gap);
