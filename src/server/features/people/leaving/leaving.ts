import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { findPerson } from "../queries.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import { findContact, updateDeletesAt } from "./queries.ts";

export { deletePerson, listLeaving, lockLeaving, updateKept as keepPerson } from "./queries.ts";

export interface Contact {
  channel: "mail" | "text";
  to: string;
}

export interface Leaving {
  deletesAtMs: number;
  /** False when the day was set before: it stays. */
  isFirst: boolean;
}

/** Sets the day all of somebody's goes; wherever else they are signed in, they are no more. */
export const leave = async (tx: Db, id: PersonId, atMs: number, thisSessionId: string | undefined): Promise<Leaving> => {
  const isFirst = await updateDeletesAt(tx, id, atMs);
  if (isFirst) await deleteSessionsOf(tx, id, thisSessionId);
  const set = (await findPerson(tx, id))?.deletesAt;
  return { isFirst, deletesAtMs: set ? Date.parse(set) : atMs };
};

/** Where a notice about their account reaches somebody; null: nowhere. */
export const findContactOf = async (db: Db, id: PersonId): Promise<Contact | null> => {
  const found = await findContact(db, id);
  return found ? { channel: found.kind === "email" ? "mail" : "text", to: found.subject } : null;
};
