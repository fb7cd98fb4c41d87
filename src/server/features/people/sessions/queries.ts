import { and, desc, eq, inArray, lt, ne, or } from "drizzle-orm";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { people, sessions } from "../tables.ts";

export type SessionRow = typeof sessions.$inferSelect;

export const insertSession = (db: Db, session: SessionRow) => db.insert(sessions).values(session);

const { tokenHash: hash, id: sessionId, kind, seenAt: seen, endsAt } = sessions;
const { id: personId, role, timeZone, locale, settings } = people;
/** Asked with every call of a member: nothing more than that needs. */
const asked = { session: { tokenHash: hash, id: sessionId, kind, seenAt: seen, endsAt }, person: { id: personId, role, timeZone, locale, settings } };

export const findSession = async (db: Db, tokenHash: string) =>
  (await db.select(asked).from(sessions).innerJoin(people, eq(people.id, sessions.personId)).where(eq(sessions.tokenHash, tokenHash)))[0];

export const updateSeen = (db: Db, tokenHash: string, seenAt: string) => db.update(sessions).set({ seenAt }).where(eq(sessions.tokenHash, tokenHash));

export const listSessionRows = (db: Db, personId: PersonId) => db.select().from(sessions).where(eq(sessions.personId, personId)).orderBy(desc(sessions.seenAt));

/** @returns how many ended */
export const deleteSession = async (db: Db, personId: PersonId, id: string): Promise<number> =>
  (
    await db
      .delete(sessions)
      .where(and(eq(sessions.personId, personId), eq(sessions.id, id)))
      .returning({ id: sessions.id })
  ).length;

/** @param butId the one that goes on @returns how many ended */
export const deleteSessionsOf = async (db: Db, personId: PersonId, butId?: string): Promise<number> =>
  (
    await db
      .delete(sessions)
      .where(and(eq(sessions.personId, personId), butId === undefined ? undefined : ne(sessions.id, butId)))
      .returning({ id: sessions.id })
  ).length;

/** Ends all but the last so many. */
export const deleteSessionsBeyond = (db: Db, personId: PersonId, most: number) =>
  db
    .delete(sessions)
    .where(
      inArray(
        sessions.id,
        db
          .select({ id: sessions.id })
          .from(sessions)
          .where(eq(sessions.personId, personId))
          .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
          .offset(most),
      ),
    );

/** Those that were opened by one kind of way in. @param butId the one that goes on @returns how many ended */
export const deleteSessionsBy = async (db: Db, personId: PersonId, kind: SessionRow["kind"], butId: string | undefined): Promise<number> =>
  (
    await db
      .delete(sessions)
      .where(and(eq(sessions.personId, personId), eq(sessions.kind, kind), butId === undefined ? undefined : ne(sessions.id, butId)))
      .returning({ id: sessions.id })
  ).length;

export const deleteEndedSessions = (db: Db, now: string, idleSince: string) =>
  db.delete(sessions).where(or(lt(sessions.endsAt, now), lt(sessions.seenAt, idleSince)));
