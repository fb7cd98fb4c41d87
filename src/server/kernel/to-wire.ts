import { AppError, type ErrorName, errors } from "../../shared/errors.ts";
import { errorsEn } from "../../shared/i18n/errors.en.ts";
import { errorsZh } from "../../shared/i18n/errors.zh.ts";
import type { Locale } from "../../shared/i18n/locale.ts";

const words: Record<Locale, Record<ErrorName, string>> = { zh: errorsZh, en: errorsEn };

export const toErrorText = (name: ErrorName, locale: Locale): string => words[locale][name];

export interface WireError {
  status: number;
  body: { code: number; data: unknown; msg: string; requestId?: string };
  /** True for what nobody threw on purpose: to be logged with its cause, never sent. */
  isBug: boolean;
}

/** The one place where an error becomes an answer: number, details and words in the caller's language. */
export const toWire = (error: unknown, locale: Locale, requestId: string): WireError => {
  if (error instanceof AppError && error.error !== "unexpected") {
    const name: ErrorName = error.error;
    const { code, status } = errors[name];
    return { status, body: { code, data: error.details ?? null, msg: toErrorText(name, locale) }, isBug: false };
  }
  const { code, status } = errors.unexpected;
  return { status, body: { code, data: null, msg: toErrorText("unexpected", locale), requestId }, isBug: true };
};
