import { expect, test } from "vitest";
import { findCaution, toCautionText } from "./caution.ts";

test.each([
  ["我妈要做手术，会顺利吗？", "health"],
  ["Will my surgery go well?", "health"],
  ["官司能赢吗", "law"],
  ["Will I win custody?", "law"],
  ["该不该买这只股票", "money"],
  ["Should I take the loan?", "money"],
  ["他又打我了，我该怎么办", "safety"],
  ["My ex keeps stalking me", "safety"],
  ["他打我，我该不该起诉", "safety"],
] as const)("“%s” gets its caution", (question, kind) => {
  expect(findCaution(question)).toBe(kind);
});

test.each(["该不该换工作？", "他喜欢我吗", "Should I go back to school?", "How do I make peace with my sister?", "打我电话的人是谁"])(
  "“%s” needs none",
  (question) => {
    expect(findCaution(question)).toBeNull();
  },
);

test("each caution names whom to ask instead, in both languages", () => {
  for (const kind of ["health", "law", "money", "safety"] as const) {
    expect(toCautionText(kind, "zh")).toMatch(/医生|律师|牌的人|报警/);
    expect(toCautionText(kind, "en")).toMatch(/doctor|lawyer|licensed|police/);
  }
});
