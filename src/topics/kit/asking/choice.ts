import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../question/question.ts";

const staying: Record<Locale, RegExp> = {
  zh: /留|不|原|等|继续|守|维持|放弃|放手|算了|老样子|待着|呆|保持|暂/,
  en: /\b(?:stay|stays|staying|keep|keeping|remain|wait|waiting|continue|not|don['’]t|renew|hold|current|old|same)\b/i,
};

/** The way a cast leans to: a yes means the way that changes something, or the one named first; null at an even lean or without two ways. */
export const findChosen = ({ options, locale }: Question, lean: number): { chosen: string; left: string } | null => {
  if (!options || lean === 0) return null;
  const [first, second] = options;
  const moving = staying[locale].test(first) && !staying[locale].test(second) ? second : first;
  const resting = moving === first ? second : first;
  return lean > 0 ? { chosen: moving, left: resting } : { chosen: resting, left: moving };
};
