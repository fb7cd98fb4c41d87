import type { Locale } from "../../../shared/i18n/locale.ts";
import { isStaying } from "../../kit/hearing/choice.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { Lean } from "../lean.ts";

/** Which of the two it is, by the order they were named in. */
const nths: Record<Locale, readonly [string, string]> = { zh: ["前", "后"], en: ["first", "second"] };

/**
 * Which way the cards lean to. A leaning yes means the way that changes something; where neither or both change something, it means
 * the way the person named first.
 */
export const toChosen = ({ options, locale }: Question, { total }: Lean): { chosen: string; left: string; nth: string } | null => {
  if (!options) return null;
  const [first, second] = options;
  const moving = isStaying(first, locale) && !isStaying(second, locale) ? second : first;
  const resting = moving === first ? second : first;
  const [chosen, left] = total >= 0 ? [moving, resting] : [resting, moving];
  return { chosen, left, nth: nths[locale][chosen === first ? 0 : 1] };
};
