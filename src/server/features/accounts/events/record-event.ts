import type { Db } from "../../../kernel/db/db.ts";
import { toMac } from "../../../kernel/derive-key.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { deleteOldEvents, insertEvent } from "./queries.ts";

const keptMs = 180 * 86_400_000;

export type AuthEventKind = "register" | "login" | "logout" | "reset" | "password" | "proof" | "added" | "removed" | "sessions" | "deletion" | "export";

interface AuthEvent {
  kind: AuthEventKind;
  isOk: boolean;
  /** A person's id, or the address that was tried; kept as a MAC. */
  subject: string;
  /** Where it came from; kept as a MAC. */
  address: string;
}

/** Writes down what happened around an account, so that it can be told later what did; nobody is named in it. */
export const recordEvent = ({ config, now, randomBytes }: Kernel, db: Db, { kind, isOk, subject, address }: AuthEvent) =>
  insertEvent(db, {
    id: Buffer.from(randomBytes(12)).toString("base64url"),
    kind,
    isOk,
    subject: toMac(config, "event subject", subject),
    address: toMac(config, "event address", address),
    at: new Date(now()).toISOString(),
  });

export const forgetOldEvents = ({ database, now }: Pick<Kernel, "database" | "now">) => deleteOldEvents(database.db, new Date(now() - keptMs).toISOString());
