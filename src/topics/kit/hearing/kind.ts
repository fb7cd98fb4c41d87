import type { Locale } from "../../../shared/i18n/locale.ts";
import { kindsEn } from "./data/kinds.en.ts";
import { kindsZh } from "./data/kinds.zh.ts";
import type { Kind } from "./heard.ts";

const kinds = { zh: kindsZh, en: kindsEn };

/** The sentences that ask come last and end with a question mark, where there is one. */
const toAsked = (text: string): string => {
  const sentences = text.match(/[^。！!？?\n]+[。！!？?]*/g) ?? [text];
  const asking = sentences.filter((sentence) => /[？?]/.test(sentence));
  return (asking.at(-1) ?? text).trim();
};

const findBySigns = (text: string, locale: Locale) => kinds[locale].find(([, pattern]) => pattern.test(text))?.[0];

/** The kind of answer the words ask for; the sentence that asks decides. Undefined where no sign shows it. */
export const findKind = (text: string, locale: Locale): Kind | undefined => findBySigns(toAsked(text), locale) ?? findBySigns(text, locale);
