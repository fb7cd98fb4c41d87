import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Settings } from "../../../shared/contract/people.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { writeTogether } from "../../kernel/db/write-together.ts";
import { credentials, people } from "./tables.ts";

export type PersonRow = typeof people.$inferSelect;
export type CredentialKind = (typeof credentials.$inferSelect)["kind"];
export interface CredentialKey {
  kind: CredentialKind;
  subject: string;
}
export type NewCredential = CredentialKey & { personId: PersonId; shown?: string };

const at = ({ kind, subject }: CredentialKey) => and(eq(credentials.kind, kind), eq(credentials.subject, subject));

/** Whom a credential opens, and whether it still does; `isMember`: they can sign in again from anywhere. */
export const findPersonBy = async (db: Db, key: CredentialKey) =>
  (
    await db
      .select({
        person: people,
        retiredAt: credentials.retiredAt,
        isMember: sql<boolean>`exists (select 1 from credentials as own where own.person_id = ${people.id} and own.kind <> 'visitor' and own.retired_at is null)`,
      })
      .from(credentials)
      .innerJoin(people, eq(people.id, credentials.personId))
      .where(at(key))
  )[0];

const takeCredential = (db: Db, credential: NewCredential) =>
  db.insert(credentials).values(credential).onConflictDoNothing().returning({ kind: credentials.kind });

/** @returns false when somebody has it already, or had it */
export const insertCredential = async (db: Db, credential: NewCredential): Promise<boolean> => (await takeCredential(db, credential)).length === 1;

/** A person and the credential that opens them. @returns false, and nothing is written, when somebody has the credential already, or had it */
export const insertPerson = async (db: Db, { id, timeZone, locale }: Pick<PersonRow, "id" | "timeZone" | "locale">, key: CredentialKey): Promise<boolean> => {
  const writes = {
    credential: takeCredential(db, { ...key, personId: id }),
    // The credential's reference to its person is looked at when the statement ends.
    person: sql`(insert into people (id, time_zone, locale) select ${id}, ${timeZone}, ${locale} from credential)`,
  };
  return (await writeTogether(db, writes, "credential")).length === 1;
};

/** A person without a credential: within the transaction that gives them one. */
export const insertPersonRow = (db: Db, person: Pick<PersonRow, "id" | "timeZone" | "locale">) => db.insert(people).values(person);

/** What comes with an account; kept as it is where there is one already. */
export const updateJoined = (db: Db, id: PersonId, { inviteCode, invitedBy }: { inviteCode: string; invitedBy: PersonId | null }) =>
  db
    .update(people)
    .set({ inviteCode, invitedBy })
    .where(and(eq(people.id, id), isNull(people.inviteCode)));

export const findInviter = async (db: Db, inviteCode: string): Promise<PersonId | undefined> =>
  (await db.select({ id: people.id }).from(people).where(eq(people.inviteCode, inviteCode)))[0]?.id;

/** @returns false when it was retired before, or is somebody else's */
export const updateRetired = async (db: Db, key: CredentialKey & { personId: PersonId }): Promise<boolean> =>
  (
    await db
      .update(credentials)
      .set({ retiredAt: sql`now()` })
      .where(and(at(key), eq(credentials.personId, key.personId), isNull(credentials.retiredAt)))
      .returning({ kind: credentials.kind })
  ).length === 1;

export const findPerson = async (db: Db, id: PersonId): Promise<PersonRow | undefined> => (await db.select().from(people).where(eq(people.id, id)))[0];

/** Those that still open, the first first. */
export const listCredentials = (db: Db, personId: PersonId) =>
  db
    .select({ kind: credentials.kind, subject: credentials.subject, shown: credentials.shown, createdAt: credentials.createdAt })
    .from(credentials)
    .where(and(eq(credentials.personId, personId), isNull(credentials.retiredAt)))
    .orderBy(asc(credentials.createdAt));

/** Whatever else would change this person's ways in waits for this transaction. */
export const lockPerson = (db: Db, id: PersonId) => db.select({ id: people.id }).from(people).where(eq(people.id, id)).for("update");

export const deleteCredential = (db: Db, key: CredentialKey & { personId: PersonId }) =>
  db.delete(credentials).where(and(at(key), eq(credentials.personId, key.personId)));

export const deleteKind = (db: Db, personId: PersonId, kind: CredentialKind) =>
  db.delete(credentials).where(and(eq(credentials.personId, personId), eq(credentials.kind, kind), isNull(credentials.retiredAt)));

export const updateLocale = (db: Db, id: PersonId, locale: Locale) => db.update(people).set({ locale }).where(eq(people.id, id));

export const updateSettings = (db: Db, id: PersonId, settings: Settings) => db.update(people).set({ settings }).where(eq(people.id, id));

export const updateShown = (db: Db, id: PersonId, shown: Partial<Pick<PersonRow, "nickname" | "avatar">>) =>
  db.update(people).set(shown).where(eq(people.id, id));

/** @returns false when it was changed less than so many days ago */
export const updateTimeZone = async (db: Db, id: PersonId, timeZone: string, nowMs: number, afterDays: number): Promise<boolean> => {
  const now = new Date(nowMs).toISOString();
  return (
    (
      await db
        .update(people)
        .set({ timeZone, timeZoneChangedAt: now })
        .where(
          and(
            eq(people.id, id),
            sql`(${people.timeZoneChangedAt} is null or ${people.timeZoneChangedAt} <= ${now}::timestamptz - make_interval(days => ${afterDays}))`,
          ),
        )
        .returning({ id: people.id })
    ).length === 1
  );
};
