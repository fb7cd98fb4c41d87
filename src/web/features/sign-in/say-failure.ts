import { errors } from "../../../shared/errors.ts";
import { ApiFailure, isAbort } from "../../kernel/api-failure.ts";
import type { SignInMessages } from "./messages.zh.ts";

/** Where on the page a failure is said. */
export type Place = "account" | "password" | "code" | "human" | "banner";
export interface Said {
  at: Place;
  words: string;
}

const retryAfter = (details: unknown): number => {
  const seconds = (details as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds;
  return typeof seconds === "number" && seconds > 0 ? Math.ceil(seconds) : 60;
};

const places: Partial<Record<number, (words: SignInMessages) => Said>> = {
  [errors.accountNotFound.code]: (words) => ({ at: "account", words: words.noAccount }),
  [errors.incorrectLogin.code]: (words) => ({ at: "password", words: words.IncorrectLogin }),
  [errors.humanCheckNeeded.code]: (words) => ({ at: "human", words: words.humanAgain }),
  [errors.emailRegistered.code]: (words) => ({ at: "account", words: words.emailTaken }),
  [errors.phoneRegistered.code]: (words) => ({ at: "account", words: words.phoneTaken }),
  [errors.wrongVerificationCode.code]: (words) => ({ at: "code", words: words.wrongCode }),
  [errors.registrationFailed.code]: (words) => ({ at: "banner", words: words.lost }),
  [errors.accountFailure.code]: (words) => ({ at: "banner", words: words.lost }),
  [errors.invalidPassword.code]: (words) => ({ at: "password", words: words.commonPassword }),
  [errors.invalidPhone.code]: (words) => ({ at: "account", words: words.wrongPhone }),
};

/** What is said of a failure, and where; null for a call that was given up for another. */
export const sayFailure = (error: unknown, words: SignInMessages): Said | null => {
  if (isAbort(error)) return null;
  if (!(error instanceof ApiFailure)) return { at: "banner", words: words.loginFailed };
  if (error.code === errors.rateLimited.code) return { at: "banner", words: words.tooOften(retryAfter(error.details)) };
  if (error.code === errors.invalidParameters.code && "email" in ((error.details as { fields?: object } | null)?.fields ?? {}))
    return { at: "account", words: words.sureEmail };
  return places[error.code]?.(words) ?? { at: "banner", words: error.message || words.loginFailed };
};
