import type { Who } from "../../shared/contract/call.ts";
import type { Schools } from "../../shared/contract/people.ts";
import { AppError } from "../../shared/errors.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import type { PersonId } from "../../shared/ids.ts";

/** What a session was opened by. */
export type SessionKind = "email" | "phone" | "evm" | "google" | "x" | "passkey";

/** Who is asking. Every row that is somebody's is reached through `id` and nothing else. */
export interface Person {
  id: PersonId;
  /** `visitor`: known by this browser alone; `member`: can sign in from anywhere; `staff`: a member who looks after the product. */
  standing: "visitor" | "member" | "staff";
  /** The zone of their product day, an IANA name. */
  timeZone: string;
  locale: Locale;
  /** What their casts go by where a question says nothing else; left out where the crafts' own ways do. */
  schools?: Schools;
  /** What they are signed in by; left out for a visitor. */
  session?: { id: string; kind: SessionKind };
}

const enough: Record<Exclude<Who, "anyone">, readonly Person["standing"][]> = {
  person: ["visitor", "member", "staff"],
  member: ["member", "staff"],
  staff: ["staff"],
};

/** @throws AppError signInRequired for a visitor where an account is needed; notFound for a member where only staff may know that the call is there */
export const checkStanding = (who: Exclude<Who, "anyone">, { standing }: Person): void => {
  if (enough[who].includes(standing)) return;
  throw new AppError(standing === "visitor" ? "signInRequired" : "notFound");
};
