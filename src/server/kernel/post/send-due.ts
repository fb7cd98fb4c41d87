import type { Kernel } from "../kernel.ts";
import { openLetter } from "./outbox.ts";
import type { Letter } from "./port.ts";
import { countSent, hasDue, type LetterRow, takeLetters, updateLetter } from "./queries.ts";
import { NotNow, Refused, type Transport } from "./transport.ts";

export type Transports = Record<Letter["channel"], Transport>;
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

/** Sends what is due, until nothing is. No transaction is open while a letter is on its way. */
export const createSendDue = (parts: Parts, transports: Transports) => {
  const { config, database, log, now } = parts;
  const dailyLimits = { mail: config.MAIL_DAILY_LIMIT, text: config.SMS_DAILY_LIMIT };
  const overBudget = new Set<Letter["channel"]>();

  const sendOf = async (channel: Letter["channel"]): Promise<void> => {
    const sendOne = createSendOne(parts, transports[channel]);
    while (await hasDue(database.db, channel, now())) {
      const room = dailyLimits[channel] - (await countSent(database.db, channel, now() - dayMs));
      if (room > 0) overBudget.delete(channel);
      else {
        if (!overBudget.has(channel)) log.error({ channel }, "as many letters were sent in a day as may be: the rest waits");
        overBudget.add(channel);
        return;
      }
      const rows = await takeLetters(database.db, { channel, nowMs: now(), untilMs: now() + leaseMs, limit: Math.min(atOnce, room) });
      await Promise.all(rows.map(sendOne));
      if (rows.length < atOnce) return;
    }
  };

  return async (): Promise<void> => {
    await sendOf("mail");
    await sendOf("text");
  };
};
