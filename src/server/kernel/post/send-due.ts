import type { Kernel } from "../kernel.ts";
import { openLetter } from "./outbox.ts";
import type { Letter } from "./port.ts";
import { countSent, hasDue, type LetterRow, takeLetters, updateLetter } from "./queries.ts";
import { NotNow, Refused, type Transport } from "./transport.ts";

type Parts = Pick<Kernel, "config" | "database" | "vault" | "log" | "now">;

/** At a time, of each channel. */
const atOnce = 10;
/** A try that takes longer has failed. */
const limitMs = 30_000;
const leaseMs = 2 * limitMs;
const dayMs = 86_400_000;

/** After the first failure, doubled each time, and never longer than an hour: with the last try some four hours have passed. */
const firstWaitMs = 5000;
const longestWaitMs = 3_600_000;
const lastTry = 14;

const toWaitMs = (tries: number): number => Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs);

/** Only what we worded ourselves: whatever else an error says may hold an address. */
const toTold = (error: unknown): string => (error instanceof Refused || error instanceof NotNow ? error.message : "unexpected");

const createSendOne =
  ({ config, database: { db }, vault, log, now }: Parts, transport: Transport) =>
  async (row: LetterRow): Promise<void> => {
    const erased = config.APP_ENV === "production" ? { locked: null } : {};
    const { id, kind, channel, tries, locked, expiresAt } = row;
    if (locked === null || (expiresAt !== null && Date.parse(expiresAt) <= now())) return void (await updateLetter(db, row, { state: "late", ...erased }));
    try {
      const { providerId } = await transport.send({ ...openLetter({ vault }, { id, locked }), id }, AbortSignal.timeout(limitMs));
      await updateLetter(db, row, { state: "sent", sentAt: new Date(now()).toISOString(), providerId, error: null, ...erased });
    } catch (error) {
      const told = toTold(error);
      const isOver = error instanceof Refused || tries >= lastTry;
      log.warn({ letter: id, kind, channel, tries, problem: told, isOver }, "a letter was not sent");
      if (isOver) await updateLetter(db, row, { state: "failed", error: told, ...erased });
      else await updateLetter(db, row, { state: "waiting", error: told, nextAt: new Date(now() + toWaitMs(tries)).toISOString() });
    }
  };

/** Sends what is due of one channel, until nothing is: mail that is slow holds up no text. No transaction is open while a letter is on its way. */
export const createSendDue = (parts: Parts, channel: Letter["channel"], transport: Transport) => {
  const { config, database, log, now } = parts;
  const dailyLimit = channel === "mail" ? config.MAIL_DAILY_LIMIT : config.SMS_DAILY_LIMIT;
  const sendOne = createSendOne(parts, transport);
  let isOverLimit = false;

  return async (): Promise<void> => {
    while (await hasDue(database.db, channel, now())) {
      const room = dailyLimit - (await countSent(database.db, channel, now() - dayMs));
      if (room <= 0 && !isOverLimit) log.error({ channel }, "as many letters were sent in a day as may be: the rest waits");
      isOverLimit = room <= 0;
      if (isOverLimit) return;
      const rows = await takeLetters(database.db, { channel, nowMs: now(), untilMs: now() + leaseMs, limit: Math.min(atOnce, room) });
      // What is left is in another node's hands.
      if (rows.length === 0) return;
      await Promise.all(rows.map(sendOne));
    }
  };
};
