import { expect, test } from "vitest";
import { toSentences } from "./sentences.ts";

const say = (markdown: string, isWhole = true): string[] => toSentences(markdown, isWhole).map(({ spoken }) => spoken);

test("an answer is spoken sentence by sentence, its headline first, without its marks", () => {
  expect(say("## 偏向可以走，但先谈清楚\n\n**圣杯二**落在这里。“说开了，就轻一半。”再走。")).toEqual([
    "偏向可以走，但先谈清楚",
    "圣杯二落在这里。",
    "“说开了，就轻一半。”",
    "再走。",
  ]);
  expect(say("## You may go\n\nThe [Hermit](https://example.com) waits. It leans 3.5 to one.\n\n> Stay!\n- and rest")).toEqual([
    "You may go",
    "The Hermit waits.",
    "It leans 3.5 to one.",
    "Stay!",
    "and rest",
  ]);
});

test("each keeps the words as they stand in the Markdown, to be found there", () => {
  const markdown = "## Go\n\nThe **Two of Cups** is *here*. Then go.";
  for (const { source } of toSentences(markdown, true)) expect(markdown).toContain(source);
});

test("while it is told, what has no end yet waits: the sentences already said never change", () => {
  const whole = "## 头一句\n\n第二句说完了。第三句，约 3.14 里。Fourth one, then. “五”";
  const all = say(whole);
  for (let length = 0; length <= whole.length; length += 1) {
    const told = say(whole.slice(0, length), false);
    expect(told).toEqual(all.slice(0, told.length));
  }
});

test("what holds no letter is not spoken, and a sentence without end is cut", () => {
  expect(say("……\n\n---\n\n好。")).toEqual(["好。"]);
  expect(say("啊".repeat(900)).map((piece) => piece.length)).toEqual([400, 400, 100]);
});
