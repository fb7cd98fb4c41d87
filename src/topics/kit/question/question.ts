import type { Locale } from "../../../shared/i18n/locale.ts";

/** The four fields of life the texts are written for. */
export const themes = ["love", "work", "money", "inner"] as const;
export type Theme = (typeof themes)[number];

/** What kind of answer a question wants. */
export type QuestionKind = "yesNo" | "choice" | "how" | "why" | "when" | "who" | "open";

/** A question as far as rules can understand it. */
export interface Question {
  /** As written, trimmed; empty when nothing was asked. */
  text: string;
  locale: Locale;
  kind: QuestionKind;
  /** null: the words name no field of life. */
  theme: Theme | null;
  /** The two ways of a `choice`, as written. */
  options: [string, string] | null;
}
