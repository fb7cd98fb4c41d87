import { lotSets } from "../../src/topics/fortune/data/sets.ts";
import { boneVerses } from "../../src/topics/huangdi/data/bone-verses.ts";
import { classicTexts } from "../../src/topics/kit/hexagrams/data/classic.ts";
import { chapterNumbers, getChapter } from "../../src/topics/tao-te-ching/data/chapters.ts";
import { toLetters } from "./letters.ts";

type Pages = readonly ReadonlySet<string>[];
const repeat = (pages: Pages, times: number): Pages => Array.from({ length: times }, () => pages).flat();

const hexagrams = classicTexts.flatMap(({ judgment, image, lines, smallImages }) => [
  toLetters(judgment, image),
  ...lines.map((line, at) => toLetters(line, smallImages[at] ?? "")),
]);
const lots = Object.values(lotSets).flatMap(({ verses, facts }) =>
  facts.map(({ number, grade }) => toLetters(...(verses[number] ?? []), grade ?? "", "第一二三四五六七八九十百签")),
);
const chapters = chapterNumbers.map((number) => toLetters(...getChapter(number).clauses));
const songs = Object.values(boneVerses).map((lines) => toLetters(...lines));

/** So that no space between two lines asks for another face. */
const withSpace = (page: ReadonlySet<string>): ReadonlySet<string> => page.union(new Set([" "]));

/** The received verse, as much of it on a page as one reading shows; the long chapters most often: they want the most letters at once. */
export const listVersePages = (): Pages => [...repeat(hexagrams, 2), ...lots, ...repeat(chapters, 14), ...repeat(songs, 5)].map(withSpace);
