import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createThinkingFilter } from "./hide-thinking.ts";

const toShown = (pieces: readonly string[]): string => {
  let text = "";
  const filter = createThinkingFilter(
    (more) => (text += more),
    () => {
      text = "";
    },
  );
  for (const piece of pieces) filter.add(piece);
  filter.end();
  return text;
};

const marks = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<Reasoning>", "</Reasoning>"],
  ["<thought>", "</thought>"],
  ["<reflection>", "</reflection>"],
  ["<seed:think>", "</seed:think>"],
  ["◁think▷", "◁/think▷"],
  ["[THINK]", "[/THINK]"],
  ["<|begin_of_thought|>", "<|end_of_thought|>"],
] as const;

describe("a model's thinking is never shown", () => {
  test.each(marks)("between %s and %s, however the pieces are cut", (opens, closes) => {
    const whole = `${opens}\nThe user wants luck. Is 3 < 4?\n${closes}\n\n## Yes\n\nGo [now].`;
    for (let at = 0; at <= whole.length; at += 1) expect(toShown([whole.slice(0, at), whole.slice(at)])).toBe("\n\n## Yes\n\nGo [now].");
    expect(toShown([...whole])).toBe("\n\n## Yes\n\nGo [now].");
  });

  test.each(marks)("after %s that is never closed", (opens) => {
    expect(toShown(["## Yes", opens, "hidden", " to the end"])).toBe("## Yes");
  });

  test.each(marks)("nor before %s’s end where the beginning was left out", (_, closes) => {
    expect(toShown(["First I weigh", " the cards.", closes, "## Yes"])).toBe("## Yes");
  });

  test("in several blocks of one answer", () => {
    expect(toShown(["<think>a</think>One <thin", "king>b</thinking>two"])).toBe("One two");
  });
});

test("words that only look like the beginning of a tag come out whole", () => {
  const pieces = fc.array(fc.constantFrom("<", "<th", "ink", "[", "◁", "/", " ", "a < b", "|", "x", "[1]", "思考", "<b>"), { maxLength: 30 });
  fc.assert(
    fc.property(pieces, (given) => {
      const text = given.join("");
      fc.pre(!/think/.test(text));
      expect(toShown(given)).toBe(text);
    }),
  );
});

test("an endless opening bracket does not hold the text back", () => {
  const seen: string[] = [];
  const filter = createThinkingFilter((text) => seen.push(text), expect.unreachable);
  filter.add("<".repeat(4000));
  filter.add("and then words");
  expect(seen.join("").length).toBeGreaterThan(4000);
});
