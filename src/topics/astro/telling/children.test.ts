import { describe, expect, test } from "vitest";
import { hearQuestion } from "../../kit/hearing/to-question.ts";
import { parseInput } from "../../kit/parse-input.ts";
import { castAstro } from "../engine.ts";
import { type AstroInput, astroInput } from "../input.ts";
import { astro } from "../topic.ts";
import { findPart } from "./find-part.ts";

/** A reading told whole. */
const whole = { tier: "plus", variant: 0 } as const;

const given = { instant: "1990-05-01T05:45:00Z", latitude: 31.23, longitude: 121.47 };
const cast = castAstro(parseInput<AstroInput>(astroInput, given), { moment: "2026-11-21T00:00:00Z" });

describe.each([
  ["zh", ["我和孩子的关系怎么样？", "怎么跟女儿相处", "我会有孩子吗", "儿子什么时候懂事"], "家里会怎么样", /第五宫/, /第四宫/],
  [
    "en",
    ["What does my chart say about children?", "How can I get on with my daughter?", "Will I have kids?", "When will my son settle?"],
    "What about my family?",
    /fifth house/,
    /fourth house/,
  ],
] as const)("children (%s)", (locale, questions, home, fifth, fourth) => {
  test.each(questions)("%s is read from the fifth house", (text) => {
    const question = hearQuestion(text, locale);
    expect(findPart(question)).toBe("children");
    const { headline, paragraphs } = astro.tell(cast, question, whole);
    const [first] = paragraphs.filter(({ facts }) => facts.includes("house.5"));
    expect(first?.text).toMatch(fifth);
    expect(`${headline}\n${first?.text}`).not.toMatch(fourth);
  });

  test("home and parents stay in the fourth", () => {
    const question = hearQuestion(home, locale);
    expect(findPart(question)).toBe("family");
    expect(
      astro
        .tell(cast, question, whole)
        .paragraphs.map(({ text }) => text)
        .join("\n"),
    ).toMatch(fourth);
  });
});
