import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf, hexToBytes } from "../../shared/chance.ts";
import { AppError } from "../../shared/errors.ts";
import { themes } from "../kit/hearing/question.ts";
import { chapterNumbers, getChapter, joinClauses } from "./data/chapters.ts";
import { textsEn } from "./data/texts.en.ts";
import { textsZh } from "./data/texts.zh.ts";
import { findEcho } from "./echoes.ts";
import { castTaoTeChing } from "./engine.ts";
import { toTaoTeChingFacts } from "./facts.ts";
import goldenChapters from "./golden/chapters.json" with { type: "json" };
import goldenSeeds from "./golden/seeds.json" with { type: "json" };
import { taoTeChingInput } from "./input.ts";
import { listNeighbours } from "./neighbours.ts";
import { taoTeChing } from "./topic.ts";
import { findChapterNumber, understandTaoTeChing } from "./understand.ts";

const noChance = {
  below: (): number => {
    throw new Error("no chance is needed");
  },
};
const open = (chapter: number) => castTaoTeChing({ question: "", chapter }, { chance: noChance });

describe("the book", () => {
  it.each(goldenChapters.cases)("opens chapter $chapter with $first and closes it with $last", ({ chapter, first, last }) => {
    expect(getChapter(chapter).clauses[0]).toBe(first);
    expect(getChapter(chapter).clauses.at(-1)).toBe(last);
  });

  it("has eighty-one chapters, every clause of which is Chinese and has English beside it", () => {
    for (const number of chapterNumbers) {
      const { clauses } = getChapter(number);
      const english = textsEn[number]!.clauses;
      expect(english, `${number}`).toHaveLength(clauses.length);
      for (const clause of clauses) expect(clause).toMatch(/^\p{Script=Han}+[^A-Za-z]*$/u);
      for (const clause of english) expect(clause).toMatch(/^[A-Za-z][^\p{Script=Han}]+$/u);
    }
    expect(() => getChapter(82)).toThrow(RangeError);
  });

  it("names for each field of life a passage that is there", () => {
    for (const number of chapterNumbers) {
      const { clauses, keys } = getChapter(number);
      for (const theme of themes) {
        const [from, to] = keys[theme];
        expect(from >= 1 && from <= to && to <= clauses.length, `${number} ${theme}`).toBe(true);
        expect(joinClauses(clauses, keys[theme])).not.toBe("");
      }
    }
  });

  it.each([
    ["zh", textsZh],
    ["en", textsEn],
  ] as const)("is told for every chapter, no passage twice (%s)", (_, texts) => {
    const seen = new Map<string, string>();
    for (const number of chapterNumbers) {
      const text = texts[number]!;
      for (const field of ["title", "essence", "verdict", "picture", "love", "work", "money", "inner", "act", "watch", "dissent", "timing"] as const) {
        expect(text[field], `${number} ${field}`).toMatch(/\S{2}/);
        expect(seen.get(text[field]), `${number} ${field}`).toBeUndefined();
        seen.set(text[field], `${number} ${field}`);
      }
      for (const field of ["essence", "verdict", "act", "watch", "timing"] as const) expect(text[field], `${number} ${field}`).not.toMatch(/[。.]$/);
      for (const field of ["picture", "love", "work", "money", "inner", "dissent"] as const) expect(text[field], `${number} ${field}`).toMatch(/[。.？?”]$/);
    }
  });

  it.each(goldenChapters.refrains)("repeats $clause of $chapter in other chapters", ({ chapter, clause, chapters }) => {
    expect(findEcho(chapter)).toEqual({ clause, chapters });
  });

  it("gives each chapter four neighbours, none of them itself and none that leans the other way", () => {
    for (const number of chapterNumbers) {
      const near = listNeighbours(number);
      expect(new Set(near).size, `${number}`).toBe(4);
      expect(near).not.toContain(number);
      for (const other of near) expect(getChapter(other).lean * getChapter(number).lean).toBeGreaterThanOrEqual(0);
    }
    expect(listNeighbours(8)).toEqual([78, 22, 43, 7]);
  });

  it("leans both ways about evenly", () => {
    const leaning = (sign: number) => chapterNumbers.filter((number) => Math.sign(getChapter(number).lean) === sign).length;
    for (const sign of [-1, 0, 1]) expect(leaning(sign)).toBeGreaterThanOrEqual(18);
  });
});

describe("the cast", () => {
  it.each(goldenSeeds.cases)("is replayed from a revealed seed ($castId)", ({ seed, castId, nonce, chapter }) => {
    expect(castTaoTeChing({ question: "" }, { chance: chanceOf(hexToBytes(seed), castId, nonce) })).toMatchObject({ chapter, drawn: true });
  });

  it("opens a chapter there is, and gives its whole text", () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const { chapter, text } = castTaoTeChing({ question: "" }, { chance: chanceOf(new Uint8Array(32).fill(n & 255), `cast-${n}`, "") });
        expect(text).toBe(getChapter(chapter).clauses.join(""));
      }),
    );
  });

  it("opens the chapter that was named and uses no chance for it", () => {
    expect(open(8)).toMatchObject({ chapter: 8, drawn: false });
    expect(taoTeChingInput.safeParse({ chapter: 82 }).success).toBe(false);
    expect(taoTeChingInput.safeParse({ chapter: 0 }).success).toBe(false);
  });

  it("puts chapter 37 in the first half and 38 in the second", () => {
    const halfOf = (chapter: number) => toTaoTeChingFacts(open(chapter)).find(({ key }) => key === "half")?.values;
    expect(halfOf(goldenChapters.halves.way)).toMatchObject({ half: "way" });
    expect(halfOf(goldenChapters.halves.way + 1)).toMatchObject({ half: "virtue" });
  });

  it("says every fact in both languages, with what it means", () => {
    for (const number of chapterNumbers) {
      for (const locale of ["zh", "en"] as const) {
        const chips = taoTeChing.chips(open(number), locale);
        expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
        for (const { label, value, note } of chips) for (const said of [label, value, note]) expect(said).toMatch(/\S/);
      }
    }
  });
});

describe("a chapter named in words", () => {
  it.each([
    ["第八章", 8],
    ["读一下第四十一章", 41],
    ["第 81 章怎么说", 81],
    ["第十章", 10],
    ["二十章", 20],
    ["Chapter 8, please", 8],
    ["what does chapter 76 say", 76],
    ["第八十二章", null],
    ["第零章", null],
    ["chapter 90", null],
    ["我该不该换工作", null],
    ["a new chapter in my life", null],
  ])("%s: %s", (text, chapter) => {
    expect(findChapterNumber(text)).toBe(chapter);
  });
});

it("a chapter there is not is heard, refused and asked again, never drawn instead", () => {
  const heard = understandTaoTeChing("第九十章怎么看这件事", {}, "zh");
  expect(heard).toEqual({ chapter: 90 });
  expect(() => taoTeChing.parse(heard)).toThrow(AppError);
  expect(taoTeChing.fields.map(({ name }) => name)).toContain("chapter");
});
