import { expect, test } from "vitest";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { findUntoldNote, putWords } from "./heard-words.ts";

const heard = { chips: [], note: "“周末”我没用上：塔罗不分日子。" };

test("a note stands in the words, or under the chips, and never in both", () => {
  expect(findUntoldNote(heard, `他会来。\n\n${heard.note}`, false)).toBeNull();
  expect(findUntoldNote(heard, "他会来。", false)).toBe(heard.note);
  expect(findUntoldNote({ chips: [] }, "他会来。", false)).toBeNull();
});

test("while the words still come nobody knows, and nothing jumps in and out", () => {
  expect(findUntoldNote(heard, "他会", true)).toBeNull();
  expect(findUntoldNote(heard, "", false)).toBeNull();
});

test("the words that change a chip, in both languages", () => {
  expect(messagesZh.heardChange("女孩")).toBe("不是女孩，是");
  expect(messagesEn.heardChange("a girl")).toBe("Not a girl: ");
});

test.each([
  ["", null, "Not a girl: "],
  ["  ", null, "Not a girl: "],
  ["Not London: ", "Not London: ", "Not a girl: "],
  ["Not a girl: ", "Not a girl: ", "Not a girl: "],
  ["and the year", null, "and the year\nNot a girl: "],
  ["Not London: Le", "Not London: ", "Not London: Le\nNot a girl: "],
  ["and the year\nNot a girl: ", null, "and the year\nNot a girl: "],
])("beside a draft of “%s”", (draft, placed, text) => {
  expect(putWords(draft, "Not a girl: ", placed)).toBe(text);
});
