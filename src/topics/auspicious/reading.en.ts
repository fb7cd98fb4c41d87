import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { AuspiciousCast } from "./engine.ts";
import type { AuspiciousFacts } from "./fact-types.ts";
import { toAnswer, toFollowUps, toHeadline, toLead } from "./telling/en/answer.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { toMonthDay } from "./telling/en/names.ts";
import { purposeNames } from "./telling/en/purposes.ts";
import { say } from "./telling/en/say.ts";
import { findPart, listParts, type Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { type AuspiciousView, toView } from "./telling/view.ts";

export const readingEn = toChartReader<AuspiciousCast, AuspiciousFacts, AuspiciousView, RuleKey, Part>({
  locale: "en",
  words: factWords,
  rules,
  say,
  labels: {
    day: "The day",
    people: "People",
    hours: "Hours",
    second: "In reserve",
    struck: "Struck",
    around: "On the day",
    lead: "The date",
    dissent: "Against it",
    close: "Do and watch",
  },
  toView,
  listParts,
  findPart,
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise: ({ purpose, date, ranked }) =>
    `${purpose === "any" ? "The day" : purposeNames[purpose].option}: ${date !== null ? toMonthDay(date) : ranked[0] ? toMonthDay(ranked[0].date) : "no day left"}`,
});
