import { findBirthProblemText } from "../../../shared/i18n/birth-problems.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { findBirthProblem } from "../../../topics/kit/birth/birth-problem.ts";
import type { Part, SentBirth } from "./birth-draft.ts";
import { toPart } from "./to-part.ts";

/** What no calendar or clock knows of a birth: where it stands in the form, and in words; null when the birth is sound. */
export const checkBirth = (birth: SentBirth, locale: Locale): { part: Part; words: string } | null => {
  const problem = findBirthProblem({ timeZone: "Asia/Shanghai", ...birth });
  if (!problem) return null;
  return { part: toPart(problem.field, problem.code), words: findBirthProblemText(problem.code, locale) ?? problem.code };
};
