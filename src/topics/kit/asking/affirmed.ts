import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../question/question.ts";

/** What one would rather hear denied: a cast that leans to no answers "Is it over?" with a yes. */
const worse: Record<Locale, RegExp> = {
  zh: /没戏|没(?:有)?(?:机会|希望|可能)了|没救|没用|完了|结束了|选错|做错|看错|错了|白费|来不及|太晚|晚了|骗我|变心|出轨|不爱|不喜欢|不想(?:理|要)我|讨厌我|嫌我|针对我|会失败|考不上/,
  en: /\b(?:over|wrong|too late|doomed|hopeless|pointless|finished|a mistake|lying|cheating|failing|fail|losing|falling apart|hate[sd]? me|against me)\b/i,
};

/** @returns how far a question is affirmed, −2 … 2: the lean of the cast, turned about where a yes would be the bad news */
export const toAffirmed = ({ text, locale }: Question, lean: number): number => (worse[locale].test(text) ? -lean : lean);
