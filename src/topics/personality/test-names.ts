import type { Locale } from "../../shared/i18n/locale.ts";
import type { TestId } from "../kit/questionnaire/questionnaire.ts";

/** What each test is called in the choice of tests and in its caption. */
export const testNames: Record<TestId, Record<Locale, string>> = {
  enneagram: { zh: "九型", en: "Nine types" },
  jungian: { zh: "荣格八功能", en: "Eight functions" },
  mbti: { zh: "十六型", en: "Sixteen types" },
  disc: { zh: "行为四格", en: "Four working styles" },
  keirsey: { zh: "气质四型", en: "Four temperaments" },
  socialStyles: { zh: "社交风格", en: "Social styles" },
  fiveElements: { zh: "五行性格", en: "Five-element temper" },
  bigFive: { zh: "大五人格", en: "Big Five" },
};
