import { and, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { profiles, birthRequests as requests } from "../tables.ts";

export type RequestRow = typeof requests.$inferSelect;

const isOpen = and(isNull(requests.answeredAt), isNull(requests.cancelledAt), isNull(requests.withdrawnAt));
const ownProfile = and(eq(profiles.personId, requests.personId), eq(profiles.id, requests.profileId), isNull(profiles.deletedAt));

export const insertRequest = (db: Db, request: typeof requests.$inferInsert) => db.insert(requests).values(request);

export const countOpen = async (db: Db, personId: PersonId, now: string): Promise<number> =>
  (
    await db
      .select({ all: count() })
      .from(requests)
      .where(and(eq(requests.personId, personId), isOpen, gt(requests.expiresAt, now)))
  )[0]!.all;

/** `hasProfile`: what the answer made is there still. The last made first. */
export const listRequests = (db: Db, personId: PersonId, limit: number): Promise<(RequestRow & { hasProfile: boolean })[]> =>
  db
    .select({ ...getTableColumns(requests), hasProfile: sql<boolean>`${profiles.id} is not null` })
    .from(requests)
    .leftJoin(profiles, ownProfile)
    .where(and(eq(requests.personId, personId), isNull(requests.cancelledAt)))
    .orderBy(desc(requests.createdAt), desc(requests.key))
    .limit(limit);

export const findRequest = async (db: Db, key: string): Promise<(RequestRow & { hasProfile: boolean }) | undefined> =>
  (
    await db
      .select({ ...getTableColumns(requests), hasProfile: sql<boolean>`${profiles.id} is not null` })
      .from(requests)
      .leftJoin(profiles, ownProfile)
      .where(eq(requests.key, key))
  )[0];

type Answer = Pick<typeof requests.$inferInsert, "answererId" | "answeredAt" | "profileId" | "answerBox" | "matchBox">;

/** Of two who answer at once one is first. @returns false for the other, and for a link that waits no more */
export const updateAnswered = async (db: Db, { personId, key }: Pick<RequestRow, "personId" | "key">, answer: Answer, now: string): Promise<boolean> =>
  (
    await db
      .update(requests)
      .set(answer)
      .where(and(eq(requests.personId, personId), eq(requests.key, key), isOpen, gt(requests.expiresAt, now)))
      .returning({ key: requests.key })
  ).length === 1;

/** @returns false where there is none of theirs */
export const updateCancelled = async (db: Db, personId: PersonId, key: string, now: string): Promise<boolean> =>
  (
    await db
      .update(requests)
      .set({ cancelledAt: now })
      .where(and(eq(requests.personId, personId), eq(requests.key, key), isNull(requests.cancelledAt)))
      .returning({ key: requests.key })
  ).length === 1;

/** Takes back what one gave, by one link or by all: the asker's profiles of it go for good, and so do both copies and the match. @returns how many */
export const withdrawAnswers = async (tx: Db, answererId: PersonId, key?: string): Promise<number> => {
  const rows = await tx
    .select({ personId: requests.personId, key: requests.key, profileId: requests.profileId })
    .from(requests)
    .where(and(eq(requests.answererId, answererId), isNull(requests.withdrawnAt), key === undefined ? undefined : eq(requests.key, key)))
    .for("update");
  for (const row of rows) {
    if (row.profileId) await tx.delete(profiles).where(and(eq(profiles.personId, row.personId), eq(profiles.id, row.profileId)));
    await tx
      .update(requests)
      .set({ withdrawnAt: sql`now()`, profileId: null, answerBox: null, matchBox: null, answererId: null })
      .where(and(eq(requests.personId, row.personId), eq(requests.key, row.key)));
  }
  return rows.length;
};

/** Links that nobody answered, or that were taken back, go some while after. */
export const deleteOldRequests = (db: Db, before: string) =>
  db.delete(requests).where(and(lt(requests.expiresAt, before), or(isNull(requests.answeredAt), isNotNull(requests.withdrawnAt))));

/** The births of a match go with the profile that its asker deleted. */
export const updateUnmatched = (tx: Db, personId: PersonId, profileId: string) =>
  tx
    .update(requests)
    .set({ matchBox: null, profileId: null })
    .where(and(eq(requests.personId, personId), eq(requests.profileId, profileId)));

/** Rows whose box is under a key older than `version`. */
export const listOldRequests = (db: Db, version: number, limit: number): Promise<RequestRow[]> =>
  db.select().from(requests).where(lt(sql`(split_part(box, '.', 1)::int)`, version)).limit(limit);

type Boxes = Pick<RequestRow, "box" | "answerBox" | "matchBox">;

/** Puts other boxes in the place of those that were read, unless the link has been answered or taken back since. */
export const updateRequestBoxes = (db: Db, { personId, key, box, answerBox }: RequestRow, relocked: Boxes) =>
  db
    .update(requests)
    .set(relocked)
    .where(
      and(eq(requests.personId, personId), eq(requests.key, key), eq(requests.box, box), sql`${requests.answerBox} is not distinct from ${answerBox}::text`),
    );

export const listAskedBy = (db: Db, personId: PersonId): Promise<RequestRow[]> => db.select().from(requests).where(eq(requests.personId, personId));

export const listAnsweredBy = (db: Db, answererId: PersonId): Promise<RequestRow[]> => db.select().from(requests).where(eq(requests.answererId, answererId));

export const updateAsker = (tx: Db, { personId, key }: RequestRow, moved: Pick<RequestRow, "personId" | "box" | "matchBox">) =>
  tx
    .update(requests)
    .set(moved)
    .where(and(eq(requests.personId, personId), eq(requests.key, key)));

export const updateAnswerer = (tx: Db, { personId, key }: RequestRow, moved: Pick<RequestRow, "answererId" | "answerBox">) =>
  tx
    .update(requests)
    .set(moved)
    .where(and(eq(requests.personId, personId), eq(requests.key, key)));

export const deleteAskedBy = (tx: Db, personId: PersonId) => tx.delete(requests).where(eq(requests.personId, personId));
