import fc from "fast-check";
import { expect, test } from "vitest";
import { findHits, toRanges, toTerms } from "./find-hits.ts";
import { toSnippet } from "./to-snippet.ts";

const marked = (said: string, query: string): string | null => {
  const snippet = toSnippet(said, toTerms(query));
  if (!snippet) return null;
  const letters = Array.from(snippet.text);
  for (const [from, to] of snippet.hits.toReversed()) letters.splice(from, to - from, "[", ...letters.slice(from, to), "]");
  return letters.join("");
};

test("the words one typed are folded, each once, the longest first", () => expect(toTerms(" 愛情　ABC 爱情 職 ")).toEqual(["abc", "爱情", "职"]));
test("none are looked for in blanks and in what cannot be seen", () => expect(toTerms(" 　\n\0")).toEqual([]));

test("a hit is counted in whole characters, however they are stored", () =>
  expect(toRanges("🙂🙂爱情🙂爱", findHits("🙂🙂爱情🙂爱", ["爱情", "爱"]))).toEqual([
    [2, 4],
    [5, 6],
  ]));
test("what overlaps is one stretch", () => expect(findHits("aaaa", ["aa", "a"])).toEqual([{ from: 0, to: 4 }]));

test("a short text is shown whole", () => expect(marked("愛情是什麼？", "爱情")).toBe("[愛情]是什麼？"));
test("a word typed in another form is marked as it was written", () => expect(marked("說到ＡＢＣ三家", "abc 说")).toBe("[說]到[ＡＢＣ]三家"));
test("nothing is shown where nothing was found", () => expect(toSnippet("别的话", ["爱情"])).toBeNull());
test("it begins with the hit's sentence where that is near, and ends with a sentence", () =>
  expect(marked(`${"前面的话很长。".repeat(20)}可以换，但先把下家看实。${"后面的话也很长。".repeat(20)}`, "下家")).toBe(
    `可以换，但先把[下家]看实。${"后面的话也很长。".repeat(9)}`,
  ));
test("no English word is cut at either edge", () => {
  const text = marked(`${"wonderful ordinary ".repeat(20)}harbour ${"remarkable sentences ".repeat(20)}`, "harbour")!;
  const words = text
    .replaceAll(/[…[\]]/g, "")
    .trim()
    .split(" ");
  expect(words.every((word) => ["wonderful", "ordinary", "harbour", "remarkable", "sentences"].includes(word))).toBe(true);
});
test("of several places the one with most of the words is shown", () =>
  expect(marked(`换工作。${"隔开的话。".repeat(40)}换城市也换工作。`, "工作 城市")).toContain("换[城市]也换[工作]。"));

test("whatever was said and looked for, it is short, holds a hit, and no character is cut", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.nat(399), fc.integer({ min: 1, max: 20 }), (text, at, length) => {
      const said = text.toWellFormed().replace(/\s+/g, " ").trim();
      const terms = toTerms(said.slice(at, at + length).toWellFormed());
      const snippet = toSnippet(said, terms);
      if (!snippet) return;
      expect(snippet.text.isWellFormed()).toBe(true);
      expect(snippet.text.length).toBeLessThanOrEqual(90 + 24 + 22);
      expect(snippet.hits.length).toBeGreaterThan(0);
      expect(snippet.hits.every(([from, to]) => from < to && to <= Array.from(snippet.text).length)).toBe(true);
    }),
  ));
