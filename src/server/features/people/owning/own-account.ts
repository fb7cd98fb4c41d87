import { deleteRows, listRows } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { deletePerson, moveRetired, updateDeletesAt } from "../leaving/queries.ts";
import { findPerson, listCredentials } from "../queries.ts";
import { sessions } from "../tables.ts";

/** Where somebody is signed in; what signs them in is nobody's to read. */
export const ownSessions: OwnData = {
  name: "sessions",
  async *list({ database: { db } }, personId) {
    for await (const { kind, createdAt, seenAt, endsAt, agent } of listRows(db, sessions, "id", personId)) yield { kind, createdAt, seenAt, endsAt, agent };
  },
  move: (_, tx, { from }) => deleteRows(tx, [sessions], from),
  forget: (tx, personId) => deleteRows(tx, [sessions], personId),
};

/** The person, and what opens them. It is the last to go: until then the rest is found again. */
export const ownAccount: OwnData = {
  name: "account",
  async *list({ database: { db } }, personId) {
    const person = await findPerson(db, personId);
    const credentials = await listCredentials(db, personId);
    if (person) yield { ...person, credentials };
  },
  async move({ now }, tx, { from, to }) {
    await moveRetired(tx, from, to);
    // What was under way when they became one goes with what is left of the visitor.
    await updateDeletesAt(tx, from, now());
  },
  forget: (tx, personId) => deletePerson(tx, personId),
};
