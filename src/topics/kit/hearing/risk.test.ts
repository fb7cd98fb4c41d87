import { expect, test } from "vitest";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { hear } from "./hear.ts";

const riskOf = (locale: Locale, text: string) => hear({ topic: "tarot", locale, state: "opening", recent: [], text }).risk;

test.each([
  ["en", "I've been turning this over for days and everyone tells me something else, so I'd like to hear you first. Should I move house next month?"],
  ["en", "I'm exhausted, working till midnight every day. Should I stay at this company?"],
  ["zh", "最近真的太累了，天天加班到半夜，我还要不要在这家公司待下去？"],
  ["zh", "这事我翻来覆去想了好几天，身边人说法都不一样，想先听听你的。下个月该不该搬家？"],
] as const)("who is tired or in doubt and asks of everyday is in no danger (%s: %s)", (locale, text) => {
  expect(riskOf(locale, text)).toBeNull();
});

test.each([
  ["en", "i don't want to be here anymore. is there any point"],
  ["en", "I've lost the job and I want to die. Should I even look for another?"],
  ["zh", "活着没意思，抽张牌看看还要不要撑"],
  ["zh", "公司把我裁了，我不想活了，还要不要找工作？"],
] as const)("a question of everyday does not hide a wish to die (%s: %s)", (locale, text) => {
  expect(riskOf(locale, text)).toBe("self");
});
