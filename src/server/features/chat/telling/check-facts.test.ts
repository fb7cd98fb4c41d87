import { expect, test, vi } from "vitest";
import { checkFacts } from "./check-facts.ts";

const prompt = {
  role: { zh: "", en: "" },
  names: { zh: ["隐者", "圣杯二", "圣杯十", "死神"], en: ["The Hermit", "Two of Cups", "Ten of Cups", "Death"] },
  namesIn: (_: unknown, locale: "zh" | "en") => (locale === "zh" ? ["隐者", "圣杯二"] : ["The Hermit", "Two of Cups"]),
};
const chips = [
  { id: "card.1", key: "card", label: "走到这里", value: "隐者" },
  { id: "card.2", key: "card", label: "卡在哪里", value: "圣杯二" },
];

test("each paragraph is given its place and the facts it names; the headline is none", () => {
  const text = "## 可以。\n\n隐者先到。\n\n圣杯二倒了，隐者看着。";
  const { paragraphs } = checkFacts({ text, locale: "zh", chips, prompt, cast: {} });
  expect(paragraphs.map(({ at, facts }) => [text.slice(at, at + 3), facts])).toEqual([
    ["隐者先", ["card.1"]],
    ["圣杯二", ["card.1", "card.2"]],
  ]);
});

test("only the sentence that names what the cast does not hold is marked", () => {
  const zh = checkFacts({ text: "隐者先到。死神来过。圣杯二倒了。", locale: "zh", chips, prompt, cast: {} });
  expect(zh.paragraphs[0]!.doubts).toEqual(["死神来过。"]);
  const en = checkFacts({
    text: "The Hermit waits, at 3.5 miles. Ten of Cups, he says, “is near.” Then the two of cups.",
    locale: "en",
    chips,
    prompt,
    cast: {},
  });
  expect(en.paragraphs[0]!.doubts).toEqual(["Ten of Cups, he says, “is near.”"]);
  expect(checkFacts({ text: "A deathly quiet, the hermit aside.", locale: "en", chips, prompt, cast: {} }).paragraphs[0]!.doubts).toBeUndefined();
});

test("the names are made a pattern once, however many sentences there are", () => {
  const Original = RegExp;
  const made = vi.fn();
  vi.stubGlobal(
    "RegExp",
    new Proxy(Original, {
      construct(target, given: [string, string]) {
        made();
        return new target(...given);
      },
    }),
  );
  checkFacts({ text: "！".repeat(200), locale: "zh", chips, prompt, cast: {} });
  vi.unstubAllGlobals();
  expect(made).toHaveBeenCalledTimes(1);
});
