import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Letter } from "../../kernel/post/port.ts";

export type LetterKind =
  | "code.register"
  | "code.reset"
  | "code.login"
  | "code.bind"
  | "code.proof"
  | "notice.exists"
  | "notice.noAccount"
  | "notice.password"
  | "notice.added"
  | "notice.removed"
  | "notice.deletion";

interface Given {
  locale: Locale;
  to: string;
  channel: "mail" | "text";
  key: string;
  expiresMs: number | null;
  code?: string;
  values?: Record<string, string>;
}

/** A letter of a kind, worded for whom it goes to. */
export const toLetter = (kind: LetterKind, { channel, code, expiresMs, key, to, values }: Given): Letter => ({
  channel,
  to,
  subject: channel === "mail" ? "Yarrow" : "",
  text: code ?? kind,
  html: null,
  kind,
  key,
  expiresMs,
  values: { ...values, ...(code && { code }) },
});
