import { AppError, type ErrorName, errors } from "../../shared/errors.ts";
import { findAudioProblemText } from "../../shared/i18n/audio-problems.ts";
import { findBirthProblemText } from "../../shared/i18n/birth-problems.ts";
import { errorsEn } from "../../shared/i18n/errors.en.ts";
import { errorsZh } from "../../shared/i18n/errors.zh.ts";
import { findHoroscopeProblemText } from "../../shared/i18n/horoscope-problems.ts";
import { findImageProblemText } from "../../shared/i18n/image-problems.ts";
import type { Locale } from "../../shared/i18n/locale.ts";

const words: Record<Locale, Record<ErrorName, string>> = { zh: errorsZh, en: errorsEn };

export const toErrorText = (name: ErrorName, locale: Locale): string => words[locale][name];

/** A birth that no clock showed is told in words, its neighbours named, and so is a picture that cannot be read; other fields are marked where they stand. */
const toInvalidText = (details: AppError["details"], locale: Locale): string => {
  const codes = details && "fields" in details ? Object.values(details.fields) : [];
  const births = codes.filter((code) => code.includes(":") || code === "clockTwice").map((code) => findBirthProblemText(code, locale));
  const others = codes.map((code) => findImageProblemText(code, locale) ?? findAudioProblemText(code, locale) ?? findHoroscopeProblemText(code, locale));
  const found = [...births, ...others];
  return found.find((words) => words !== null) ?? toErrorText("invalidParameters", locale);
};

/** What a full disk makes the file system, PostgreSQL or PGlite say. */
const isFull = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === "ENOSPC" || code === "EDQUOT" || code === "53100" || isFull(cause);
};

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
    return {
      status,
      body: { code, data: error.details ?? null, msg: name === "invalidParameters" ? toInvalidText(error.details, locale) : toErrorText(name, locale) },
      isBug: false,
    };
  }
  if (isFull(error)) return { ...toWire(new AppError("storageFull"), locale, requestId), isBug: true };
  const { code, status } = errors.unexpected;
  return { status, body: { code, data: null, msg: toErrorText("unexpected", locale), requestId }, isBug: true };
};
