import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Db } from "../db/db.ts";

/** What is sent to somebody outside, worded in their language. */
export interface Letter {
  channel: "mail" | "text";
  locale: Locale;
  /** An email address, or a phone in E.164. */
  to: string;
  /** Of a mail; a text has none. */
  subject: string;
  text: string;
  /** Of a mail: the same as a page. */
  html: string | null;
  /** What it is, for whoever looks after the product: `code.register`, `notice.password` … */
  kind: string;
  /** The same letter is not sent twice. */
  key: string;
  /** After this it is worth nothing, in ms since 1970; null: it stays true. */
  expiresMs: number | null;
  /** For a text service that sends by template: its values by name. */
  values?: Record<string, string>;
}

/** Mail and texts: kept in the same transaction as what they tell of, then sent by a job. */
export interface Post {
  /** Sends it once the transaction commits; gone with it. */
  send(db: Db, letter: Letter): Promise<void>;
}
