import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../../kit/question/question.ts";
import type { LeanLevel } from "../lean.ts";

/** What one would rather hear denied: "Is it over?" is answered yes by cards that lean to no. */
const worse: Record<Locale, RegExp> = {
  zh: /没戏|没(?:有)?(?:机会|希望|可能)了|没救|没用|完了|结束了|选错|做错|看错|错了|白费|来不及|太晚|晚了|骗我|变心|出轨|不爱|不喜欢|不想(?:理|要)我|讨厌我|嫌|针对我|会失败|考不上|分手(?:了)?吗/,
  en: /\b(?:over|wrong|too late|doomed|hopeless|pointless|finished|a mistake|lying|cheating|failing|fail|losing|break up|falling apart|hate[sd]? me|against me)\b/i,
};
const mirrored: Record<LeanLevel, LeanLevel> = { yes: "no", leanYes: "leanNo", even: "even", leanNo: "leanYes", no: "yes" };

/** How far a yes-or-no question is affirmed: the lean of the cards, turned about where a yes would be the bad news. */
export const toAffirmed = ({ text, locale }: Question, level: LeanLevel): LeanLevel => (worse[locale].test(text) ? mirrored[level] : level);
