import { describe, expect, test } from "vitest";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import { castPalmistry } from "./engine.ts";
import { type PalmistryInput, palmistryInput } from "./input.ts";
import { toTemplateMarks } from "./template.ts";
import { palmistry } from "./topic.ts";

/** A reading told whole. */
const whole = { tier: "plus", variant: 0 } as const;

const marks = { ...toTemplateMarks({ wrist: { x: 0.5, y: 0.94 }, size: 0.47, turn: 0, hand: "left", aspect: 0.75 }), moved: 1 };
const typed = { palm: "square", fingers: "short", heart: "index", head: "longStraight", life: "wide" };
const questions = { zh: ["我适合做什么工作？", "我的财运怎么样？", ""], en: ["What work suits me?", "How will I do for money?", ""] };
const absent = {
  zh: /掌心没有(?:这条|竖)?线|没有(?:事业线|太阳线)(?!标)|掌心没有事业线/,
  en: /\bno (?:fate|sun|upright) line\b(?! marked)|Without a fate line/i,
};

describe.each(["zh", "en"] as const)("a line nobody marked (%s)", (locale) => {
  test.each([
    ["on a photo", { marks }],
    ["where nothing was typed of it", typed],
  ])("%s is never told as not there", (_, given) => {
    const cast = castPalmistry(parseInput<PalmistryInput>(palmistryInput, given));
    expect(cast.features.fate).toBe("unmarked");
    const chips = palmistry.chips(cast, locale).map(({ label, value, note }) => `${label} ${value} ${note}`);
    for (const text of questions[locale])
      for (const variant of [0, 1, 2]) {
        const { headline, paragraphs, followUps } = palmistry.tell(cast, hearQuestion(text, locale), { ...whole, variant });
        expect([headline, ...paragraphs.map((one) => one.text), ...followUps, ...chips].join("\n")).not.toMatch(absent[locale]);
      }
  });

  test("is told as not there where its owner says so", () => {
    const cast = castPalmistry(parseInput<PalmistryInput>(palmistryInput, { ...typed, fate: "none" }));
    const { paragraphs } = palmistry.tell(cast, hearQuestion(questions[locale][0]!, locale), whole);
    expect(paragraphs.map(({ text }) => text).join("\n")).toMatch(absent[locale]);
  });
});
