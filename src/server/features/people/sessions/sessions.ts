import { createHash } from "node:crypto";
import { AppError } from "../../../../shared/errors.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person, SessionKind } from "../../../kernel/who.ts";
import { toPerson } from "../knowing/to-person.ts";
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsBeyond,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionRows,
  updateSeen,
} from "./queries.ts";

const dayMs = 86_400_000;
/** However much it is used. */
const absoluteMs = 30 * dayMs;
/** Unused for so long. */
const idleMs = 14 * dayMs;
const seenEveryMs = 5 * 60_000;
const tokenBytes = 32;
const agentLength = 300;
/** Nobody is signed in at so many places: what was not used for longest ends. */
const sessionsMost = 100;

const toHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A token as it comes, bare or after `Bearer`; null: none came. */
export const readToken = (headers: Headers): string | null =>
  headers
    .get("authorization")
    ?.replace(/^bearer\s+/i, "")
    .trim() || null;

interface Opening {
  personId: PersonId;
  kind: SessionKind;
  headers: Headers;
}

/** Signs somebody in here. A token that a client proposes is never taken up. @returns the token, which is kept nowhere */
export const openSession = async ({ now, randomBytes }: Pick<Kernel, "now" | "randomBytes">, db: Db, { personId, kind, headers }: Opening): Promise<string> => {
  const toText = (bytes: number): string => Buffer.from(randomBytes(bytes)).toString("base64url");
  const token = toText(tokenBytes);
  const at = now();
  const createdAt = new Date(at).toISOString();
  const agent = (headers.get("user-agent") ?? "").slice(0, agentLength);
  await insertSession(db, {
    tokenHash: toHash(token),
    id: `d${toText(9)}`,
    personId,
    kind,
    createdAt,
    seenAt: createdAt,
    endsAt: new Date(at + absoluteMs).toISOString(),
    agent,
  });
  await deleteSessionsBeyond(db, personId, sessionsMost);
  return token;
};

/** @throws AppError loginCleared for a token that opens nothing, or nothing any more */
export const findBySession = async ({ database: { db }, now }: Pick<Kernel, "database" | "now">, token: string): Promise<Person> => {
  const found = await findSession(db, toHash(token));
  const at = now();
  if (!found || Date.parse(found.session.endsAt) <= at || Date.parse(found.session.seenAt) + idleMs <= at) throw new AppError("loginCleared");
  const { session, person } = found;
  if (Date.parse(session.seenAt) + seenEveryMs <= at) await updateSeen(db, session.tokenHash, new Date(at).toISOString());
  return { ...toPerson(person, person.role ?? "member"), session: { id: session.id, kind: session.kind } };
};

/** Ends the session a call was made with. */
export const endOwnSession = ({ database: { db } }: Pick<Kernel, "database">, { id, session }: Person): Promise<number> =>
  session ? deleteSession(db, id, session.id) : Promise.resolve(0);

/** Where somebody is signed in now, the latest first. */
export const listSessions = async ({ database: { db }, now }: Pick<Kernel, "database" | "now">, personId: PersonId) => {
  const at = now();
  const rows = await listSessionRows(db, personId);
  return rows.filter(({ endsAt, seenAt }) => Date.parse(endsAt) > at && Date.parse(seenAt) + idleMs > at);
};

/** @returns how many ended: none when it is not theirs */
export const endOneSession = ({ database: { db } }: Pick<Kernel, "database">, personId: PersonId, id: string): Promise<number> =>
  deleteSession(db, personId, id);

/** Ends every session but the one a call was made with. @returns how many ended */
export const endOtherSessions = ({ database: { db } }: Pick<Kernel, "database">, { id, session }: Person): Promise<number> =>
  deleteSessionsOf(db, id, session?.id);

/** Forgets sessions that ended by themselves. */
export const forgetEnded = ({ database: { db }, now }: Pick<Kernel, "database" | "now">) =>
  deleteEndedSessions(db, new Date(now()).toISOString(), new Date(now() - idleMs).toISOString());
