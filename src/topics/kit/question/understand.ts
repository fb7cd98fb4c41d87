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

/** A question may come in the other language than the page's: it is heard by its own rules, and answered in the page's words. */
const toHeardLocale = (text: string, locale: Locale): Locale => {
  if (/\p{Script=Han}/u.test(text)) return "zh";
  return /\p{Script=Latin}{2}/u.test(text) ? "en" : locale;
};

/**
 * A question as far as rules can understand it: what kind of answer it wants, the field of life it names, the two ways of a choice.
 * The asking sentence decides its kind; the whole text names its field.
 */
export const understandQuestion = (text: string, locale: Locale): Question => {
  const trimmed = text.trim();
  const heard = toHeardLocale(trimmed, locale);
  const options = findOptions(trimmed, heard);
  const kind = options ? "choice" : (findKind(toAsked(trimmed), heard) ?? findKind(trimmed, heard) ?? "open");
  return { text: trimmed, locale, kind, theme: findTheme(trimmed, heard), options };
};
