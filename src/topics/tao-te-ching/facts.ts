import type { FactOf } from "../kit/fact.ts";
import { themes } from "../kit/hearing/question.ts";
import { chapterCount, chapterNumbers, getChapter, lastOfTheWay } from "./data/chapters.ts";
import { findEcho } from "./echoes.ts";
import type { TaoTeChingCast } from "./engine.ts";
import { listNeighbours } from "./neighbours.ts";

export type Half = "way" | "virtue";

export type TaoTeChingFacts = {
  /** `share`: the chance of this chapter, 0–1. */
  chapter: { chapter: number; drawn: boolean; share: number; clauses: number };
  /** `count`: how many of the eighty-one lean the same way, yes, no or neither. */
  lean: { lean: number; count: number; of: number };
  pace: { chapter: number; pace: string; count: number; of: number };
  /** The clauses `from` … `to`, counted from 1, that speak to one field of life. */
  clause: { chapter: number; theme: string; from: number; to: number };
  half: { half: Half; chapter: number };
  neighbour: { rank: number; chapter: number; of: number };
  /** `chapters`: the others that say the clause word for word, joined by commas. */
  echo: { clause: string; chapters: string; count: number; of: number };
};
export type TaoTeChingFact = FactOf<TaoTeChingFacts>;

const countChapters = (isCounted: (chapter: number) => boolean): number => chapterNumbers.filter(isCounted).length;
const echoing = countChapters((chapter) => findEcho(chapter) !== null);

/** Everything a reading may rest on: the chapter, its lean and pace, its clause for each field of life, what it stands beside. */
export const toTaoTeChingFacts = ({ chapter, drawn }: TaoTeChingCast): TaoTeChingFact[] => {
  const { lean, pace, keys, clauses } = getChapter(chapter);
  const echo = findEcho(chapter);
  return [
    { id: "chapter", key: "chapter", values: { chapter, drawn, share: 1 / chapterCount, clauses: clauses.length } },
    ...themes.map((theme): TaoTeChingFact => {
      const [from, to] = keys[theme];
      return { id: `clause.${theme}`, key: "clause", values: { chapter, theme, from, to } };
    }),
    {
      id: "lean",
      key: "lean",
      values: { lean, count: countChapters((other) => Math.sign(getChapter(other).lean) === Math.sign(lean)), of: chapterCount },
    },
    { id: "pace", key: "pace", values: { chapter, pace, count: countChapters((other) => getChapter(other).pace === pace), of: chapterCount } },
    ...(echo
      ? [
          {
            id: "echo",
            key: "echo" as const,
            values: { clause: echo.clause, chapters: echo.chapters.join(","), count: echoing, of: chapterCount },
          },
        ]
      : []),
    ...listNeighbours(chapter).map(
      (near, at): TaoTeChingFact => ({ id: `neighbour.${at + 1}`, key: "neighbour", values: { rank: at + 1, chapter: near, of: chapter } }),
    ),
    { id: "half", key: "half", values: { half: chapter <= lastOfTheWay ? "way" : "virtue", chapter } },
  ];
};
