import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "./question.ts";

/** Ways that leave things as they are. */
const staying: Record<Locale, RegExp> = {
  zh: /留|不(?!如)|别|原|等|忍|继续|守|维持|放弃|放手|撤|算了|老样子|老(?:东家|公司|本行)|现在(?:的|这)|现状|待|呆|保持|暂|和解/,
  en: /\b(?:stay(?:s|ing)?|keep(?:s|ing)?|remain(?:ing)?|wait(?:ing)?|continu(?:e|ing)|not|don['’]t|renew|hold(?:ing)?|settle|drop|let go|give up|stick(?:ing)?|leave it|let it be|as (?:it|i|we) (?:is|am|are)|current|old|same)\b/i,
};

/** Whether a way of a choice leaves things as they are. */
export const isStaying = (option: string, locale: Locale): boolean => staying[locale].test(option);

/** The way a cast leans to: a yes means the way that changes something, or the one named first; null at an even lean or without two ways. */
export const findChosen = ({ options, locale }: Question, lean: number): { chosen: string; left: string } | null => {
  if (!options || lean === 0) return null;
  const [first, second] = options;
  const moving = isStaying(first, locale) && !isStaying(second, locale) ? second : first;
  const resting = moving === first ? second : first;
  return lean > 0 ? { chosen: moving, left: resting } : { chosen: resting, left: moving };
};
