import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { profiles } from "./tables.ts";

export type ProfileRow = typeof profiles.$inferSelect;
export type WrittenProfile = Pick<ProfileRow, "relationship" | "gender" | "avatar" | "box">;

const own = (personId: PersonId, id: string) => and(eq(profiles.personId, personId), eq(profiles.id, id), isNull(profiles.deletedAt));

/** True for what the database refuses because something of its kind is there already. */
const isTaken = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === "23505" || cause?.code === "23505";
};

/** @returns false where one's own profile is there already */
const unlessTaken = async (work: PromiseLike<unknown[]>): Promise<unknown[] | "taken"> => {
  try {
    return await work;
  } catch (error) {
    if (isTaken(error)) return "taken";
    throw error;
  }
};

/** One's own first, then as they were made. */
export const listProfileRows = (db: Db, personId: PersonId, limit: number): Promise<ProfileRow[]> =>
  db
    .select()
    .from(profiles)
    .where(and(eq(profiles.personId, personId), isNull(profiles.deletedAt)))
    .orderBy(desc(sql`${profiles.relationship} = 'self'`), asc(profiles.createdAt), asc(profiles.id))
    .limit(limit);

export const listProfileRowsById = (db: Db, personId: PersonId, ids: readonly string[]): Promise<ProfileRow[]> =>
  db
    .select()
    .from(profiles)
    .where(and(eq(profiles.personId, personId), inArray(profiles.id, [...ids]), isNull(profiles.deletedAt)));

export const findProfileRow = async (db: Db, personId: PersonId, id: string): Promise<ProfileRow | undefined> =>
  (await db.select().from(profiles).where(own(personId, id)))[0];

export const findOwnRow = async (db: Db, personId: PersonId): Promise<ProfileRow | undefined> =>
  (
    await db
      .select()
      .from(profiles)
      .where(and(eq(profiles.personId, personId), eq(profiles.relationship, "self"), isNull(profiles.deletedAt)))
  )[0];

export const countProfiles = async (db: Db, personId: PersonId): Promise<number> =>
  (
    await db
      .select({ all: count() })
      .from(profiles)
      .where(and(eq(profiles.personId, personId), isNull(profiles.deletedAt)))
  )[0]!.all;

/** @returns undefined where one's own profile is there already */
export const insertProfile = async (db: Db, profile: typeof profiles.$inferInsert): Promise<ProfileRow | undefined> =>
  (await db.insert(profiles).values(profile).onConflictDoNothing().returning())[0];

/** @returns taken where it would be a second own profile; missing where it is gone */
export const updateProfile = async (db: Db, personId: PersonId, id: string, written: WrittenProfile): Promise<ProfileRow | "taken" | "missing"> => {
  const update = db
    .update(profiles)
    .set({ ...written, updatedAt: sql`now()` })
    .where(own(personId, id))
    .returning();
  const rows = await unlessTaken(update);
  return rows === "taken" ? rows : ((rows[0] as ProfileRow | undefined) ?? "missing");
};

/** @returns false where there is none */
export const updateDeleted = async (db: Db, personId: PersonId, id: string): Promise<boolean> =>
  (await db.update(profiles).set({ deletedAt: sql`now()` }).where(own(personId, id)).returning({ id: profiles.id })).length === 1;

/** @returns late where it is gone for good; taken where there is another own profile by now */
export const updateRestored = async (db: Db, personId: PersonId, id: string, withinSeconds: number): Promise<"yes" | "late" | "taken"> => {
  const update = db
    .update(profiles)
    .set({ deletedAt: null })
    .where(
      and(
        eq(profiles.personId, personId),
        eq(profiles.id, id),
        sql`(${profiles.deletedAt} is null or ${profiles.deletedAt} > now() - make_interval(secs => ${withinSeconds}))`,
      ),
    )
    .returning({ id: profiles.id });
  const rows = await unlessTaken(update);
  if (rows === "taken") return rows;
  return rows.length === 1 ? "yes" : "late";
};

/** @returns what went for good */
export const deleteFallen = (tx: Db, afterSeconds: number): Promise<Pick<ProfileRow, "personId" | "id" | "isByLink">[]> =>
  tx
    .delete(profiles)
    .where(and(isNotNull(profiles.deletedAt), sql`${profiles.deletedAt} < now() - make_interval(secs => ${afterSeconds})`))
    .returning({ personId: profiles.personId, id: profiles.id, isByLink: profiles.isByLink });

/** Boxes under a key older than `version`. */
export const listOldBoxes = (db: Db, version: number, limit: number) =>
  db
    .select({ personId: profiles.personId, id: profiles.id, box: profiles.box })
    .from(profiles)
    .where(lt(sql`(split_part(box, '.', 1)::int)`, version))
    .limit(limit);

/** Puts another box in the place of the one that was read, unless it has been written since. */
export const updateBox = (db: Db, { personId, id, box }: Pick<ProfileRow, "personId" | "id" | "box">, relocked: string) =>
  db
    .update(profiles)
    .set({ box: relocked })
    .where(and(eq(profiles.personId, personId), eq(profiles.id, id), eq(profiles.box, box)));

/** All there is of somebody's, deleted ones that can come back among them. */
export const listAllRows = (db: Db, personId: PersonId): Promise<ProfileRow[]> => db.select().from(profiles).where(eq(profiles.personId, personId));

export const updateOwner = (tx: Db, { personId, id }: ProfileRow, moved: Pick<ProfileRow, "personId" | "relationship" | "box">) =>
  tx
    .update(profiles)
    .set(moved)
    .where(and(eq(profiles.personId, personId), eq(profiles.id, id)));

export const deleteProfilesOf = (tx: Db, personId: PersonId) => tx.delete(profiles).where(eq(profiles.personId, personId));
