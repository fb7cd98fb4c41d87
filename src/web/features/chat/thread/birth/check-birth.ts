import { findBirthProblemText } from "../../../../../shared/i18n/birth-problems.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { findBirthProblem } from "../../../../../topics/kit/birth/birth-problem.ts";
import type { Part, SentBirth } from "./birth-draft.ts";

const partOf: Record<string, Part> = { date: "date", leapMonth: "date", time: "time", timeZone: "place", latitude: "place", longitude: "place" };

/** What no calendar or clock knows of a birth: where it stands in the form, and in words; null when the birth is sound. */
export const checkBirth = (birth: SentBirth, locale: Locale): { part: Part; words: string } | null => {
  const problem = findBirthProblem({ timeZone: "Asia/Shanghai", ...birth });
  if (!problem) return null;
  const part = problem.code === "clockTwice" ? "fold" : (partOf[problem.field] ?? "date");
  return { part, words: findBirthProblemText(problem.code, locale) ?? problem.code };
};
