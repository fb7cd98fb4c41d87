import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Matter, Party, Risk } from "./heard.ts";
import type { Polarity } from "./polarity.ts";

/** The four fields of life the texts are written for. */
export const themes = ["love", "work", "money", "inner"] as const;
export type Theme = (typeof themes)[number];

/** What kind of answer a question wants. */
export type QuestionKind = "yesNo" | "choice" | "how" | "why" | "when" | "who" | "open";

/** A question as a reader gets it: what was heard, in the terms the texts are written for. */
export interface Question {
  /** As written, trimmed; empty when nothing was asked. */
  text: string;
  locale: Locale;
  kind: QuestionKind;
  /** null: the words name no field of life. */
  theme: Theme | null;
  /** null: the words name no matter. */
  matter: Matter | null;
  /** The other party it speaks of. */
  who: Party | null;
  /** What a yes would affirm. */
  polarity: Polarity;
  /** True where a yes would be the bad news. */
  isDreaded: boolean;
  risk: Risk | null;
  /** The two ways of a `choice`, as written. */
  options: [string, string] | null;
}
