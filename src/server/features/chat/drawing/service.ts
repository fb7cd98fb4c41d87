import { bytesToHex, commitmentOf } from "../../../../shared/chance.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { CastId, ChatId, PersonId } from "../../../../shared/ids.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { mintCastId, mintNonce } from "../../../kernel/mint.ts";
import { craft } from "../crafts/works.ts";
import { type CastRow, findCast, insertCast, insertDrawnCast, updateDrawnCast } from "../queries.ts";
import type { CastRequest, MadeCast } from "./cast-topic.ts";

const seedBytes = 32;

interface Seal {
  castId: CastId;
  /** Hex. */
  seed: string;
  commitment: string;
}

/** A fresh seed; its hash is all that leaves the server before the draw. */
const seal = (kernel: Kernel): Seal => {
  const seed = kernel.randomBytes(seedBytes);
  const castId = mintCastId(kernel);
  return { castId, seed: bytesToHex(seed), commitment: commitmentOf(seed, castId) };
};

export const commitDraw = async (kernel: Kernel, db: Db, personId: PersonId, topic: TopicId) => {
  const { castId, seed, commitment } = seal(kernel);
  await insertCast(db, { personId, id: castId, topic, seed, commitment });
  return { castId, commitment };
};

export interface Draw {
  personId: PersonId;
  groupId: ChatId;
  /** A seed the person saw sealed; without one the server seals and opens its own. */
  castId: CastId | undefined;
  nonce: string | undefined;
  topic: TopicId;
  input: unknown;
  earlier: CastRequest["earlier"];
  question: string;
  moment: string;
  locale: Locale;
}

/** A cast that is made; it counts once its seal is opened. */
export interface MadeDraw extends MadeCast {
  draw: Draw;
  seal: Seal;
  nonce: string;
}

/**
 * Casts with a sealed seed and the person's nonce, off the loop and outside any transaction.
 * @throws AppError notFound for another person's seed, invalidParameters for one that was opened before, busy
 */
export const makeDraw = async (kernel: Kernel, db: Db, draw: Draw, signal: AbortSignal | undefined): Promise<MadeDraw> => {
  const { personId, topic, input, earlier, moment, locale } = draw;
  const sealed = draw.castId === undefined ? null : await findCast(db, personId, draw.castId);
  if (sealed === undefined) throw new AppError("notFound");
  if (sealed?.drawnAt) throw new AppError("invalidParameters", { fields: { castId: "opened" } });
  const own = sealed ? { castId: sealed.id, seed: sealed.seed, commitment: sealed.commitment } : seal(kernel);
  const nonce = draw.nonce ?? mintNonce(kernel);
  const { castId, seed } = own;
  const made = await craft(kernel, "chat.cast", { topic, input, earlier, seed, castId, nonce, moment, locale }, { signal });
  return { ...made, draw, seal: own, nonce };
};

/**
 * Opens the seal once and keeps everything needed to cast again.
 * @returns the row, in which the cast stands as every later telling reads it
 * @throws AppError invalidParameters when another draw opened the seal first
 */
export const openDraw = async (tx: Db, { draw, seal: { castId, seed, commitment }, nonce, input, cast, engineVersion }: MadeDraw): Promise<CastRow> => {
  const { personId, topic, moment, question, groupId } = draw;
  const nonceBy = draw.nonce === undefined ? ("server" as const) : ("person" as const);
  const drawn = { topic, nonce, nonceBy, moment, input, cast, question, groupId, engineVersion };
  if (draw.castId === undefined) return insertDrawnCast(tx, { ...drawn, personId, id: castId, seed, commitment });
  const opened = await updateDrawnCast(tx, personId, castId, drawn);
  if (!opened) throw new AppError("invalidParameters", { fields: { castId: "opened" } });
  return opened;
};

/** @throws AppError notFound before the draw, and for anyone but whose it is */
export const revealDraw = async (db: Db, personId: PersonId, castId: CastId) => {
  const row = await findCast(db, personId, castId);
  if (!row?.drawnAt || row.nonce === null || row.moment === null) throw new AppError("notFound");
  return {
    castId,
    commitment: row.commitment,
    seed: row.seed,
    nonce: row.nonce,
    topic: row.topic,
    input: row.input,
    moment: new Date(row.moment).toISOString(),
  };
};

/** @throws AppError notFound */
export const getDrawnCast = async (db: Db, personId: PersonId, castId: CastId): Promise<CastRow> => {
  const row = await findCast(db, personId, castId);
  if (!row?.drawnAt) throw new AppError("notFound");
  return row;
};
