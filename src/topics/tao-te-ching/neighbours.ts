import { chapterNumbers, getChapter } from "./data/chapters.ts";

const listNear = (chapter: number): number[] => [getChapter(chapter).kin, ...chapterNumbers.filter((other) => getChapter(other).kin === chapter)];

const neighbourCount = 4;

/** A chapter that leans to yes and one that leans to no are not heard as one voice. */
const isOpposed = (one: number, other: number): boolean => getChapter(one).lean * getChapter(other).lean < 0;

/**
 * Chapters that argue alike, the nearest first: the one named as kin, those that name this one, then theirs in turn, none of them leaning
 * the other way; where that gives too few, those that stand nearest in the book. Chapter 8 (water): 78, 22, 43, 7.
 */
export const listNeighbours = (chapter: number): number[] => {
  const reached = new Set([chapter]);
  for (const next of reached) for (const near of listNear(next)) reached.add(near);
  const byPlace = [...chapterNumbers].sort((one, other) => Math.abs(one - chapter) - Math.abs(other - chapter));
  return [...new Set([...reached, ...byPlace])].filter((other) => other !== chapter && !isOpposed(chapter, other)).slice(0, neighbourCount);
};
