import type { Locale } from "../../../shared/i18n/locale.ts";
import { type BirthDraft, listMissing, type Problems, type SentBirth, toBirth } from "./birth-draft.ts";
import type { BirthMessages } from "./messages.zh.ts";

/** The birth of a draft, or what is wrong with it by its parts. The calendar and the clocks are fetched to look it over; without them the server does. */
export const readDraft = async (
  draft: BirthDraft,
  needs: readonly string[],
  locale: Locale,
  words: BirthMessages,
): Promise<{ birth: SentBirth } | { problems: Problems }> => {
  const missing = listMissing(draft, needs);
  if (missing.length > 0) {
    const toWords = (part: (typeof missing)[number]): string => {
      if (part === "date" && draft.calendar === "lunar") return words.missing.lunar;
      return part === "place" && draft.placeText.trim() !== "" ? words.placeUnchosen : words.missing[part];
    };
    return { problems: Object.fromEntries(missing.map((part) => [part, toWords(part)])) };
  }
  const birth = toBirth(draft);
  const checker = await import("./check-birth.ts").catch(() => null);
  const problem = checker?.checkBirth(birth, locale);
  if (!problem) return { birth };
  return { problems: { [problem.part]: problem.part === "fold" ? words.missing.fold : words.problem(problem.words) } };
};
