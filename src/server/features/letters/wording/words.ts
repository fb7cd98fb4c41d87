import type { IdentityKind } from "../../../../shared/contract/credentials.ts";

export const letterKinds = [
  "code.register",
  "code.reset",
  "code.login",
  "code.bind",
  "code.proof",
  "notice.exists",
  "notice.noAccount",
  "notice.password",
  "notice.added",
  "notice.removed",
  "notice.deletion",
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What the words are about; all of it is plain, on one line. */
export interface Told {
  channel: "mail" | "text";
  code: string;
  minutes: string;
  /** Of an added or removed way in: what it is. */
  way: IdentityKind | "passkey" | undefined;
  /** And which one: an address, the name of an account elsewhere; empty where that is not said. */
  shown: string;
  /** Of a deletion, YYYY-MM-DD. */
  day: string;
}

/** One letter in one language: a mail has a subject and three parts, a text is one line. */
export interface Said {
  subject: string;
  /** What happened, in a sentence or two. */
  lead: string;
  /** What one may do about it. */
  next: string;
  /** For whoever it was not. */
  otherwise: string;
  /** The same as a text: the code first, and short enough for one. */
  text: string;
}

export interface Words {
  said: Record<LetterKind, (told: Told) => Said>;
  greeting: (name: string) => string;
  /** How the house signs. */
  house: string;
  foot: string;
}
