import { expect, test } from "vitest";
import { findTerm, toTerm } from "./term.ts";

const [use, useful, square, orb, tSquare, taSi] = [
  toTerm("用", "use", "", ""),
  toTerm("用神|喜用", "useful element", "", ""),
  toTerm("刑相|刑", "square|quartile", "", ""),
  toTerm("容许度", "orb", "", ""),
  toTerm("T三角", "T-square", "", ""),
  toTerm("太岁", "Tài Suì|Year’s Seat", "", ""),
];
const terms = [use!, useful!, square!, orb!, tSquare!, taSi!];

test.each([
  ["我的用神是火", useful],
  ["喜用是什么意思？", useful],
  ["What's an orb?", orb],
  ["ORBS please", orb],
  ["what does a t square mean", tSquare],
  ["T-squares", tSquare],
  ["tai sui", taSi],
  ["the year's seat", taSi],
])("%s is found, whatever its case, its accents, its plural", (text, term) => {
  expect(findTerm(terms, text)).toBe(term);
});

test.each(["absorb", "orbit", "squarely", "用什么", "我用", ""])("%s names none: a Latin name is a whole word, a single character stands alone", (text) => {
  expect(findTerm(terms, text)).toBeUndefined();
});

test.each(["用", "“用”是什么意思", "什么是用", "用是指哪个", "体·用", "what is 用?"])("%s names the single character", (text) => {
  expect(findTerm(terms, text)).toBe(use);
});

test("the longest name goes before the others, wherever it stands", () => {
  expect(findTerm(terms, "orb or T-square?")).toBe(tSquare);
});

test("a long text takes no longer for each character than a short one", () => {
  const long = "orbitsquarely用什么".repeat(20_000);
  const began = performance.now();
  expect(findTerm(terms, long)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(2000);
});
