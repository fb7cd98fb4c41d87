import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { PersonId } from "../../../shared/ids.ts";
import type { Db } from "../db/db.ts";
import { idempotentAnswers as answers } from "./tables.ts";

export interface AnswerKey {
  personId: PersonId;
  key: string;
}
const at = ({ personId, key }: AnswerKey) => and(eq(answers.personId, personId), eq(answers.key, key));

/** Takes a key up, also one whose holder has been silent for so long. @returns false while somebody else has it, or it is answered */
export const claimAnswer = async (db: Db, key: AnswerKey, requestHash: string, abandonedAfterSeconds: number): Promise<boolean> =>
  (
    await db
      .insert(answers)
      .values({ ...key, requestHash })
      .onConflictDoUpdate({
        target: [answers.personId, answers.key],
        set: { claimedAt: sql`now()` },
        setWhere: and(
          isNull(answers.status),
          eq(answers.requestHash, requestHash),
          lt(answers.claimedAt, sql`now() - make_interval(secs => ${abandonedAfterSeconds})`),
        ),
      })
      .returning({ key: answers.key })
  ).length === 1;

export const findAnswer = async (db: Db, key: AnswerKey) => (await db.select().from(answers).where(at(key)))[0];

export const updateAnswer = (db: Db, key: AnswerKey, { status, body }: { status: number; body: unknown }) =>
  db.update(answers).set({ status, body }).where(at(key));

/** Gives a key back: what was asked has not happened. */
export const deleteAnswer = (db: Db, key: AnswerKey) => db.delete(answers).where(and(at(key), isNull(answers.status)));

export const deleteOldAnswers = (db: Db, afterHours: number) =>
  db.delete(answers).where(lt(answers.createdAt, sql`now() - make_interval(hours => ${afterHours})`));
