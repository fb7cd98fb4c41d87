import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../../kit/question/question.ts";
import type { Lean } from "../lean.ts";

const staying: Record<Locale, RegExp> = {
  zh: /留|不|原|等|继续|守|维持|放弃|放手|算了|老样子|待着|呆|保持|暂/,
  en: /\b(?:stay|stays|staying|keep|keeping|remain|wait|waiting|continue|not|don['’]t|renew|hold|leave it|let it be|current|old|same)\b/i,
};

/**
 * Which way the cards lean to. A leaning yes means the way that changes something; where neither or both change something, it means
 * the way the person named first.
 */
export const toChosen = ({ options, locale }: Question, { total }: Lean): { chosen: string; left: string } | null => {
  if (!options) return null;
  const [first, second] = options;
  const moving = staying[locale].test(first) && !staying[locale].test(second) ? second : first;
  const resting = moving === first ? second : first;
  return total >= 0 ? { chosen: moving, left: resting } : { chosen: resting, left: moving };
};
