import { expect, test } from "vitest";
import { hostileTexts } from "../testing/hostile-texts.ts";
import { toBlocks } from "./to-blocks.ts";

test("headings, verse, lists and tables are blocks of text without their marks", () => {
  expect(toBlocks("## 走\n\n**先**谈_再_走。\n\n> 天行健\n> 君子以自强不息\n\n- 甲\n- 乙\n\n| a | b |\n|---|---|\n| 1 | 2 |")).toEqual([
    { kind: "heading", text: "走" },
    { kind: "text", text: "先谈_再_走。" },
    { kind: "verse", text: "天行健\n君子以自强不息" },
    { kind: "item", text: "甲" },
    { kind: "item", text: "乙" },
    { kind: "item", text: "a · b" },
    { kind: "item", text: "1 · 2" },
  ]);
});

test.each(hostileTexts)("of what could act or be fetched no address is left: %s", (text) => {
  const blocks = toBlocks(text);
  expect(blocks.every(({ kind, text: words }) => typeof words === "string" && ["text", "verse", "item", "heading"].includes(kind))).toBe(true);
  expect(JSON.stringify(blocks)).not.toMatch(/evil\.example|javascript:|vbscript:|data:text/i);
});

test("deep nesting ends", () => {
  const depth = 20_000;
  for (const text of [">".repeat(depth), `${"- ".repeat(depth)}x`, "*".repeat(depth), "[".repeat(depth), "> - ".repeat(depth)])
    expect(toBlocks(text).length).toBeLessThan(depth);
});
