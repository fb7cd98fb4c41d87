import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { TestId, TestVersion } from "../../../../../shared/test-ids.ts";

interface Measure {
  questions: number;
  minutes: number;
}

/** The sixteen types, from the shortest. */
export const lengths: readonly (Measure & { version: TestVersion })[] = [
  { version: "simplified", questions: 28, minutes: 4 },
  { version: "standard", questions: 93, minutes: 13 },
  { version: "full", questions: 200, minutes: 28 },
];

/** The seven other tests, and what each tells. */
export const instruments: readonly (Measure & { test: Exclude<TestId, "mbti">; tells: Record<Locale, string> })[] = [
  { test: "enneagram", questions: 108, minutes: 14, tells: { zh: "你最放不下的是什么", en: "What you can’t let go of" } },
  { test: "bigFive", questions: 60, minutes: 8, tells: { zh: "五把尺子上，你各在哪里", en: "Where you stand on five scales" } },
  { test: "jungian", questions: 64, minutes: 8, tells: { zh: "怎么看事，怎么拿主意", en: "How you take things in and decide" } },
  { test: "keirsey", questions: 70, minutes: 10, tells: { zh: "一贯的做派，看重什么", en: "How you go about things" } },
  { test: "disc", questions: 24, minutes: 7, tells: { zh: "事到临头，你怎么动", en: "What you do when there’s work to do" } },
  { test: "socialStyles", questions: 28, minutes: 4, tells: { zh: "跟人说话时的样子", en: "How you come across" } },
  { test: "fiveElements", questions: 40, minutes: 5, tells: { zh: "木火土金水，哪样旺", en: "Which of the five runs strong" } },
];
