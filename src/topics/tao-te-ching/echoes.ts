import { chapterNumbers, getChapter } from "./data/chapters.ts";

interface Echo {
  /** The clause without punctuation. */
  clause: string;
  /** The other chapters that say it word for word. */
  chapters: number[];
}

const leastCharacters = 4;
const toBare = (clause: string): string => clause.replace(/[^\p{Script=Han}]/gu, "");

const byClause = new Map<string, Set<number>>();
for (const number of chapterNumbers) {
  for (const clause of getChapter(number).clauses) {
    const bare = toBare(clause);
    if ([...bare].length < leastCharacters) continue;
    byClause.set(bare, (byClause.get(bare) ?? new Set()).add(number));
  }
}

/** The clause of a chapter that other chapters say too, the one in most of them first: 生而不有 of 2 stands in 10 and 51 as well. */
export const findEcho = (chapter: number): Echo | null => {
  const echoes = getChapter(chapter)
    .clauses.map(toBare)
    .map((clause) => ({ clause, chapters: [...(byClause.get(clause) ?? [])].filter((other) => other !== chapter) }))
    .filter(({ chapters }) => chapters.length > 0);
  return echoes.reduce<Echo | null>((best, echo) => (best && best.chapters.length >= echo.chapters.length ? best : echo), null);
};
