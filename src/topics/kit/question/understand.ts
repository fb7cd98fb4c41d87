import type { Locale } from "../../../shared/i18n/locale.ts";
import { kindsEn } from "./data/kinds.en.ts";
import { kindsZh } from "./data/kinds.zh.ts";
import { findOptions } from "./options.ts";
import type { Question, QuestionKind } from "./question.ts";
import { findTheme } from "./theme.ts";

const kinds = { zh: kindsZh, en: kindsEn };

/** The sentences that ask come last and end with a question mark, where there is one. */
const toAsked = (text: string): string => {
  const sentences = text.match(/[^。！!？?\n]+[。！!？?]*/g) ?? [text];
  const asking = sentences.filter((sentence) => /[？?]/.test(sentence));
  return (asking.at(-1) ?? text).trim();
};

const findKind = (text: string, locale: Locale): QuestionKind | undefined => kinds[locale].find(([, pattern]) => pattern.test(text))?.[0];

/**
 * A question as far as rules can understand it: what kind of answer it wants, the field of life it names, the two ways of a choice.
 * The asking sentence decides its kind; the whole text names its field.
 */
export const understandQuestion = (text: string, locale: Locale): Question => {
  const trimmed = text.trim();
  const options = findOptions(trimmed, locale);
  const kind = options ? "choice" : (findKind(toAsked(trimmed), locale) ?? findKind(trimmed, locale) ?? "open");
  return { text: trimmed, locale, kind, theme: findTheme(trimmed, locale), options };
};
