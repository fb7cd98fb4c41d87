import { errors } from "../../shared/errors.ts";

interface FailureParts {
  /** A code of the error table; 0 when no answer came at all. */
  code: number;
  details?: unknown;
  /** In the caller's language, fit to be shown. */
  message: string;
  isOffline?: boolean;
}

/** A call that did not succeed. */
export class ApiFailure extends Error {
  readonly code: number;
  readonly details: unknown;
  readonly isOffline: boolean;
  constructor({ code, details, message, isOffline = false }: FailureParts) {
    super(message);
    this.name = "ApiFailure";
    this.code = code;
    this.details = details;
    this.isOffline = isOffline;
  }
}

/** True when a later identical call, or the page itself, cancelled this one: nothing to say about it. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

/** Worth trying again by itself: no answer, or a fault on the other side. */
export const isPassing = (error: unknown): boolean => error instanceof ApiFailure && (error.isOffline || error.code === errors.unexpected.code);
