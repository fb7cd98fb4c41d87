import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Risk } from "../../../../topics/kit/hearing/heard.ts";
import { findCrossings } from "./red-lines.ts";
import { sentencesOf, toSentences } from "./sentences.ts";

export interface Problem {
  /** A date gone by told as to come, lean against lean, not known told as not there, said before, over a red line. */
  kind: "past" | "apart" | "unknown" | "said" | "redLine";
  sentence: string;
}

export interface ReadingCheck {
  /** Markdown. */
  text: string;
  locale: Locale;
  chips: readonly FactChip[];
  risk: Risk | null;
  said: readonly string[];
  /** The person's own day, YYYY-MM-DD; left out where none is known. */
  today?: string | undefined;
}

const months = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];

/** Whole dates and months of a year as written, each as its last day. */
const dates: Record<Locale, RegExp> = {
  zh: /(\d{4}) ?年 ?(\d{1,2}) ?月(?: ?(\d{1,2}) ?[日号])?/g,
  en: /(?:(\d{1,2})(?:st|nd|rd|th)? )?(january|february|march|april|may|june|july|august|september|october|november|december),? (\d{4})/gi,
};
const toCome: Record<Locale, RegExp> = {
  zh: /将(?:会|要|在)|届时|到时候?|要等到?|等到|才会|之后会|即将|再过/,
  en: /\b(?:will|going to|wait (?:until|for)|by then|upcoming|is coming|comes? up|not before)\b|['’]ll\b/i,
};

const listDays = (sentence: string, locale: Locale): string[] =>
  [...sentence.matchAll(dates[locale])].map(([, a, b, c]) => {
    const [year, month, day] = locale === "zh" ? [a!, Number(b), c] : [c!, months.indexOf(b!.toLowerCase()) + 1, a];
    return `${year}-${String(month).padStart(2, "0")}-${(day ?? "31").padStart(2, "0")}`;
  });

/** Told as to come, and every date of it gone by. */
const isPast = (sentence: string, { locale, today }: ReadingCheck): boolean => {
  const days = listDays(sentence, locale);
  return today !== undefined && days.length > 0 && toCome[locale].test(sentence) && days.every((day) => day < today);
};

const openers: Record<Locale, { yes: RegExp; no: RegExp }> = {
  zh: { yes: /^(?:会|能|可以|该|是|有|行)[，,。：；]/, no: /^(?:不会|不能|不可以|不该|不是|没有|不行)[，,。：；]/ },
  en: { yes: /^yes\b/i, no: /^no[,.;:]/i },
};

const isApart = (headline: string, first: string, locale: Locale): boolean => {
  const { yes, no } = openers[locale];
  return (yes.test(headline) && no.test(first)) || (no.test(headline) && yes.test(first));
};

const notKnown = /^(?:未知|不知道?|不详|unknown|not known)/i;
const toAbsence: Record<Locale, (label: string) => string> = { zh: (label) => `没有${label}`, en: (label) => `no ${label.toLowerCase()}` };

const isToldAsNone = (sentence: string, { chips, locale }: ReadingCheck): boolean =>
  chips.some(({ label, value }) => notKnown.test(value) && sentence.toLowerCase().includes(toAbsence[locale](label)));

/** So short a sentence says nothing twice. */
const shortest: Record<Locale, number> = { zh: 8, en: 20 };

/** What is wrong with an answer, whoever told it; verse may come again. */
export const checkReading = (check: ReadingCheck): Problem[] => {
  const { text, locale, risk, said } = check;
  const [head = "", first = ""] = text.split(/\n{2,}/).map((paragraph) => paragraph.replace(/^## /, ""));
  const sentences = text.split("\n").flatMap((line) => (line.startsWith("> ") ? [] : sentencesOf(line.replace(/^## /, ""))));
  const heard = new Set(said.flatMap(toSentences));
  return [
    ...findCrossings(text, risk, locale).map(({ sentence }) => ({ kind: "redLine" as const, sentence })),
    ...(text.startsWith("## ") && isApart(head, first, locale) ? [{ kind: "apart" as const, sentence: first }] : []),
    ...sentences.flatMap((sentence): Problem[] => [
      ...(isPast(sentence, check) ? [{ kind: "past" as const, sentence }] : []),
      ...(isToldAsNone(sentence, check) ? [{ kind: "unknown" as const, sentence }] : []),
      ...(sentence.length >= shortest[locale] && heard.has(sentence) ? [{ kind: "said" as const, sentence }] : []),
    ]),
  ];
};
