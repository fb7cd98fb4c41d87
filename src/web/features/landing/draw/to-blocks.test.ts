import { describe, expect, test } from "vitest";
import { toBlocks } from "./to-blocks.ts";

describe("the opening of an answer as plain blocks", () => {
  test("knows the headline from the paragraphs", () => {
    expect(toBlocks("## 可以换，但不是现在。\n\n第一段。\n\n第二段。")).toEqual([
      { kind: "headline", text: "可以换，但不是现在。", nth: 0 },
      { kind: "paragraph", text: "第一段。", nth: 1 },
      { kind: "paragraph", text: "第二段。", nth: 2 },
    ]);
  });

  test("takes words that follow a headline without a blank line as a paragraph", () => {
    expect(toBlocks("# Not yet\nThink first.")).toEqual([
      { kind: "headline", text: "Not yet", nth: 0 },
      { kind: "paragraph", text: "Think first.", nth: 1 },
    ]);
  });

  test("knows a verse by its mark, on every line of it", () => {
    expect(toBlocks("> 潜龙\n> 勿用")).toEqual([{ kind: "verse", text: "潜龙\n勿用", nth: 0 }]);
  });

  test.each(["#", "## ", "##", "", "\n\n"])("shows nothing of a headline that has not come yet: %j", (text) => {
    expect(toBlocks(text)).toEqual([]);
  });

  test.each([
    ["**印**对得上", "印对得上"],
    ["the *other* half", "the other half"],
    ["still **writi", "still writi"],
    ["see [the book](https://example.com/x) there", "see the book there"],
    ["`seed`", "seed"],
  ])("shows no marks: %s", (text, plain) => {
    expect(toBlocks(text)).toEqual([{ kind: "paragraph", text: plain, nth: 0 }]);
  });

  test("never shows fewer blocks as more of the text comes", () => {
    const text = "## 可以去做：叫上另外两位。\n\n就这一张，**话**说得很满。\n\n> 一句\n> 两句\n\n翻开来，是圣杯三。";
    const counts = Array.from({ length: text.length + 1 }, (_, end) => toBlocks(text.slice(0, end)).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });
});
