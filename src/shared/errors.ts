/**
 * Every error a client can see. Numbers are public: append, never reuse or renumber.
 * Codes of the product's own catalogue travel with HTTP 200 (4001 with 401); ours from 9000 up carry their HTTP status.
 */
export const errors = {
  invalidParameters: { code: 1001, status: 200 },
  invalidRedemptionCode: { code: 1101, status: 200 },
  redemptionCodeExpired: { code: 1102, status: 200 },
  redemptionCodeUsed: { code: 1103, status: 200 },
  ownProfileExists: { code: 1601, status: 200 },
  ownProfileMissing: { code: 1602, status: 200 },
  invalidNickname: { code: 1603, status: 200 },
  repeatedCheckIn: { code: 1000001, status: 200 },
  accountNotFound: { code: 2001, status: 200 },
  incorrectLogin: { code: 2002, status: 200 },
  humanCheckNeeded: { code: 2004, status: 200 },
  emailRegistered: { code: 2005, status: 200 },
  wrongVerificationCode: { code: 2006, status: 200 },
  registrationFailed: { code: 2009, status: 200 },
  accountFailure: { code: 2011, status: 200 },
  passwordChangeFailed: { code: 2014, status: 200 },
  samePassword: { code: 2101, status: 200 },
  invalidPassword: { code: 2102, status: 200 },
  phoneRegistered: { code: 2103, status: 200 },
  invalidPhone: { code: 2104, status: 200 },
  loginCleared: { code: 4001, status: 401 },
  signatureCancelled: { code: 100, status: 200 },
  unexpected: { code: 500, status: 500 },
  rateLimited: { code: 9001, status: 429 },
  tooLarge: { code: 9002, status: 413 },
  notFound: { code: 9003, status: 404 },
  plusUsesInsufficient: { code: 9004, status: 402 },
  pointsInsufficient: { code: 9005, status: 402 },
  modelUnavailable: { code: 9006, status: 503 },
  generationRunning: { code: 9007, status: 409 },
  signInRequired: { code: 9008, status: 403 },
  gone: { code: 9009, status: 410 },
  topicNotOpen: { code: 9010, status: 409 },
  sittingClosed: { code: 9011, status: 409 },
  busy: { code: 9012, status: 503 },
  storageFull: { code: 9015, status: 507 },
  pinsFull: { code: 9019, status: 409 },
  profilesFull: { code: 9024, status: 409 },
  birthRequestsFull: { code: 9025, status: 409 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof errors;
export interface ErrorDetails {
  /** Field path → what is wrong with it, as a key of `fieldProblems`. */
  invalidParameters: { fields: Record<string, string> };
  rateLimited: { retryAfterSeconds: number };
  generationRunning: { generationId: string };
}
type DetailsOf<Name extends ErrorName> = Name extends keyof ErrorDetails ? [details: ErrorDetails[Name]] : [];

/** The only error thrown on purpose. Anything else that escapes is a bug and becomes `unexpected`. */
export class AppError<Name extends ErrorName = ErrorName> extends Error {
  readonly error: Name;
  readonly details: ErrorDetails[keyof ErrorDetails] | undefined;
  constructor(error: Name, ...[details]: DetailsOf<Name>) {
    super(error);
    this.name = "AppError";
    this.error = error;
    this.details = details;
  }
}
