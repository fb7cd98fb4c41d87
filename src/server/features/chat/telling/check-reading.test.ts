import { expect, test } from "vitest";
import { checkReading, type ReadingCheck } from "./check-reading.ts";

const kindsIn = (check: Partial<ReadingCheck> & Pick<ReadingCheck, "text" | "locale">): string[] =>
  checkReading({ chips: [], risk: null, said: [], today: "2026-11-20", ...check }).map(({ kind }) => kind);

test.each([
  ["要等到2026年3月才会松动。", "zh"],
  ["It will loosen in March 2026.", "en"],
] as const)("“%s” tells what has passed as to come", (text, locale) => {
  expect(kindsIn({ text, locale })).toEqual(["past"]);
});

test.each([
  ["要等到2026年12月才会松动。", "zh"],
  ["2026年3月那一阵，你已经看清楚了。", "zh"],
  ["It will loosen by 3 December 2026.", "en"],
  ["In March 2026 you saw it plainly.", "en"],
] as const)("“%s” does not", (text, locale) => {
  expect(kindsIn({ text, locale })).toEqual([]);
});

test("a headline and its first paragraph that lean apart, the unknown told as none, and what was said before, are found", () => {
  expect(kindsIn({ text: "## 会，他会来。\n\n不会，他走远了。", locale: "zh" })).toContain("apart");
  expect(kindsIn({ text: "## Yes, he comes.\n\nNo, he won't.", locale: "en" })).toContain("apart");
  const chips = [{ id: "asc", key: "asc", label: "上升星座", value: "未知" }];
  expect(kindsIn({ text: "你没有上升星座，可以先不管它。", locale: "zh", chips })).toEqual(["unknown"]);
  expect(kindsIn({ text: "今晚先把那封信写完，再睡。", locale: "zh", said: ["## 好\n\n今晚先把那封信写完，再睡。"] })).toEqual(["said"]);
  expect(kindsIn({ text: "> 今晚先把那封信写完，再睡。", locale: "zh", said: ["> 今晚先把那封信写完，再睡。"] })).toEqual([]);
  expect(kindsIn({ text: "Most likely it will work out.", locale: "en", risk: "medical" })).toContain("redLine");
});
