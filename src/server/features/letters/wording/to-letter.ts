import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Letter } from "../../../kernel/post/port.ts";
import { toPage } from "./page.ts";
import { en } from "./words.en.ts";
import { type LetterKind, letterKinds, type Told, type Words } from "./words.ts";
import { zh } from "./words.zh.ts";

export { type LetterKind, letterKinds };

export interface Given {
  locale: Locale;
  /** An email address, or a phone in E.164. */
  to: string;
  channel: "mail" | "text";
  /** The same letter is not sent twice. */
  key: string;
  /** After this it is worth nothing, in ms since 1970; null: it stays true. */
  expiresMs: number | null;
  /** Six digits, for the kinds that bring one. */
  code?: string;
  /**
   * `name`: whom it greets · `minutes`: how long the code is good (10) · `way`, `shown`: the kind of the way in that was added or removed, and which one ·
   * `day`: YYYY-MM-DD, when the account goes.
   */
  values?: Record<string, string>;
}

type Values = Partial<Record<"name" | "minutes" | "way" | "shown" | "day", string>>;

const words: Record<Locale, Words> = { zh, en };
/** However long a name somebody gave themselves elsewhere. */
const valueLength = 80;
const codeMinutes = "10";

/** One line: what others wrote can neither add a head to a mail nor a paragraph to its text. */
const toPlain = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim()
    .slice(0, valueLength)
    .toWellFormed();

/** A letter in somebody's language. What it is for is its kind; what it says of them is in `values`. */
export const toLetter = (kind: LetterKind, { locale, to, channel, key, expiresMs, code = "", values = {} }: Given): Letter => {
  const plain: Values = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toPlain(value)]));
  const { name = "", minutes = codeMinutes, way, shown = "", day = "" } = plain;
  const told: Told = { channel, code: toPlain(code), minutes, way: way as Told["way"], shown, day };
  const { said, greeting, house, foot } = words[locale];
  const { subject, lead, next, otherwise, text } = said[kind](told);
  const whole = { channel, to, kind, key, expiresMs, locale, values: { ...plain, ...(code && { code: told.code, minutes }) } };
  if (channel === "text") return { ...whole, subject: "", text, html: null };
  const hello = name && greeting(name);
  // A notice that brings a code says it in its own sentence: it is no letter to copy a code from.
  const boxed = kind.startsWith("code.") ? told.code : "";
  const parts = [hello, lead, boxed, next, otherwise, `${house}\n${foot}`].filter((part) => part !== "");
  return { ...whole, subject, text: `${parts.join("\n\n")}\n`, html: toPage({ locale, subject, hello, lead, code: boxed, next, otherwise, house, foot }) };
};
