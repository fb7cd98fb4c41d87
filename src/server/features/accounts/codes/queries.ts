import { and, eq, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../../kernel/db/db.ts";
import { codes } from "../tables.ts";

export type CodePurpose = (typeof codes.$inferSelect)["purpose"];
export interface CodePlace {
  purpose: CodePurpose;
  target: string;
}

const at = ({ purpose, target }: CodePlace) => and(eq(codes.purpose, purpose), eq(codes.target, target));
const instantOf = (ms: number): string => new Date(ms).toISOString();

interface Sending {
  mac: string;
  nowMs: number;
  expiresMs: number;
  /** Not again before so long. */
  gapMs: number;
  perHour: number;
}

const hourMs = 3_600_000;

/** Puts a new code in the place of the last one. @returns false, and nothing is written, where it is too soon or too often */
export const replaceCode = async (db: Db, place: CodePlace, { mac, nowMs, expiresMs, gapMs, perHour }: Sending): Promise<boolean> => {
  const now = instantOf(nowMs);
  const isNewHour = sql`${codes.hourFrom} <= ${instantOf(nowMs - hourMs)}::timestamptz`;
  const fresh = { mac, tries: 0, checkedAt: null, sentAt: now, expiresAt: instantOf(expiresMs) };
  const written = await db
    .insert(codes)
    .values({ ...place, ...fresh, hourFrom: now })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.target],
      set: {
        ...fresh,
        hourFrom: sql`case when ${isNewHour} then ${now}::timestamptz else ${codes.hourFrom} end`,
        hourCount: sql`case when ${isNewHour} then 1 else ${codes.hourCount} + 1 end`,
      },
      setWhere: sql`${codes.sentAt} <= ${instantOf(nowMs - gapMs)}::timestamptz and (${isNewHour} or ${codes.hourCount} < ${perHour})`,
    })
    .returning({ target: codes.target });
  return written.length === 1;
};

/** When the next one may be sent, in ms since 1970. */
export const findNextSend = async (db: Db, place: CodePlace, { gapMs, perHour }: Pick<Sending, "gapMs" | "perHour">): Promise<number> => {
  const [row] = await db.select().from(codes).where(at(place));
  if (!row) return 0;
  const afterGap = Date.parse(row.sentAt) + gapMs;
  return row.hourCount < perHour ? afterGap : Math.max(afterGap, Date.parse(row.hourFrom) + hourMs);
};

interface Trying {
  mac: string;
  nowMs: number;
  triesMost: number;
}

/** Not spent, in time, and not guessed at too often. */
const isOpen = (place: CodePlace, { nowMs, triesMost }: Omit<Trying, "mac">) =>
  and(at(place), isNotNull(codes.mac), gt(codes.expiresAt, instantOf(nowMs)), lt(codes.tries, triesMost));

/**
 * Looks whether a code is the one that was sent, and counts a wrong one: one statement of its own, outside every transaction, so that the count
 * stays when the request fails.
 */
export const tryCode = async (db: Db, place: CodePlace, { mac, marks, ...trying }: Trying & { marks: boolean }): Promise<boolean> => {
  const isRight = sql<boolean>`(${codes.mac} = ${mac})`;
  const now = instantOf(trying.nowMs);
  const tried = await db
    .update(codes)
    .set({
      tries: sql`${codes.tries} + case when ${isRight} then 0 else 1 end`,
      ...(marks && { checkedAt: sql`case when ${isRight} then ${now}::timestamptz else ${codes.checkedAt} end` }),
    })
    .where(isOpen(place, trying))
    .returning({ isRight });
  return tried[0]?.isRight ?? false;
};

/** Spends a code. @param wasChecked it has to have been checked in a step before @returns false for all but the first */
export const spendCode = async (db: Db, place: CodePlace, { mac, wasChecked, ...trying }: Trying & { wasChecked: boolean }): Promise<boolean> => {
  const spent = await db
    .update(codes)
    .set({ mac: null })
    .where(and(isOpen(place, trying), eq(codes.mac, mac), wasChecked ? isNotNull(codes.checkedAt) : undefined))
    .returning({ target: codes.target });
  return spent.length === 1;
};

/** Spends whatever is on its way to these. */
export const spendCodesOf = (db: Db, targets: readonly string[]) =>
  targets.length === 0
    ? Promise.resolve()
    : db
        .update(codes)
        .set({ mac: null })
        .where(inArray(codes.target, [...targets]));

export const deleteOldCodes = (db: Db, beforeMs: number) => db.delete(codes).where(lt(codes.sentAt, instantOf(beforeMs)));
