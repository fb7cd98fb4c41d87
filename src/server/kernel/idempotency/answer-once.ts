import { idempotencyHours } from "../../../shared/constants.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/db.ts";
import { toMac } from "../derive-key.ts";
import type { Kernel } from "../kernel.ts";
import { type AnswerKey, claimAnswer, deleteAnswer, deleteOldAnswers, findAnswer, updateAnswer } from "./queries.ts";

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** A first answer that takes longer was cut off with its node: the repeat takes it up. */
const abandonedAfterSeconds = 60;
/** How long a repeat waits for the first. */
const waitMs = 30_000;
const lookEveryMs = 50;
const keyPattern = /^[\x21-\x7e]{1,128}$/;

/** One that failed by our fault, or was refused for now, has not happened: it may be tried again under the same key. */
const isFinal = ({ status }: StoredAnswer): boolean => status < 500 && status !== 429;

/** Under a key: of a birth there are few enough to try them all. */
export const toRequestHash = (config: Pick<Config, "APP_SECRET">, path: string, input: unknown): string =>
  toMac(config, "request", `${path}\n${JSON.stringify(input)}`);

/** @throws AppError invalidParameters for a key that is none */
export const parseIdempotencyKey = (header: string | undefined): string | null => {
  if (header === undefined || header === "") return null;
  if (!keyPattern.test(header)) throw new AppError("invalidParameters", { fields: { "Idempotency-Key": "invalid_value" } });
  return header;
};

/**
 * Answers a write once a key: the first answer is kept for a day and given to every repeat, whichever node it reaches. A repeat that comes
 * while the first is under way waits for it.
 * @throws AppError invalidParameters when the key was used for something else; rateLimited when the first is not done in time
 */
export const answerOnce = async (db: Db, key: AnswerKey, requestHash: string, answer: () => Promise<StoredAnswer>): Promise<StoredAnswer> => {
  for (let waitedMs = 0; waitedMs <= waitMs; waitedMs += lookEveryMs) {
    if (await claimAnswer(db, key, requestHash, abandonedAfterSeconds)) {
      const made = await answer();
      await (isFinal(made) ? updateAnswer(db, key, made) : deleteAnswer(db, key));
      return made;
    }
    const found = await findAnswer(db, key);
    if (found && found.requestHash !== requestHash) throw new AppError("invalidParameters", { fields: { "Idempotency-Key": "reused" } });
    if (found && found.status !== null) return { status: found.status, body: found.body };
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new AppError("rateLimited", { retryAfterSeconds: 5 });
};

/** The same, with the answer locked where it is kept. */
export const answerOnceLocked = async (
  { database, vault }: Pick<Kernel, "database" | "vault">,
  key: AnswerKey,
  requestHash: string,
  answer: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> => {
  const about = { personId: key.personId, field: "idempotent_answers.body" };
  const { status, body } = await answerOnce(database.db, key, requestHash, async () => {
    const made = await answer();
    return { status: made.status, body: { locked: vault.lock(JSON.stringify(made.body), about) } };
  });
  return { status, body: JSON.parse(vault.open((body as { locked: string }).locked, about)) };
};

/** Forgets answers whose day is over. */
export const forgetOldAnswers = async (db: Db): Promise<void> => {
  await deleteOldAnswers(db, idempotencyHours);
};
