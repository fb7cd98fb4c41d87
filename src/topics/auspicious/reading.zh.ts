import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { AuspiciousCast } from "./engine.ts";
import type { AuspiciousFacts } from "./fact-types.ts";
import { findPart, listParts, type Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { type AuspiciousView, toView } from "./telling/view.ts";
import { toAnswer, toFollowUps, toHeadline, toLead } from "./telling/zh/answer.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toMonthDay } from "./telling/zh/names.ts";
import { purposeNames } from "./telling/zh/purposes.ts";
import { say } from "./telling/zh/say.ts";

export const readingZh = toChartReader<AuspiciousCast, AuspiciousFacts, AuspiciousView, RuleKey, Part>({
  locale: "zh",
  words: factWords,
  rules,
  say,
  labels: { day: "日子", people: "人", hours: "时辰", second: "备选", struck: "划去", around: "当天", lead: "定日", dissent: "另一面", close: "做与看" },
  toView,
  listParts,
  findPart,
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise: ({ purpose, date, ranked }) =>
    `${purpose === "any" ? "看日子" : purposeNames[purpose].act}：${date !== null ? toMonthDay(date) : ranked[0] ? toMonthDay(ranked[0].date) : "没有可用的日子"}`,
});
