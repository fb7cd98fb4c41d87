import { bytesToHex, type Chance, chanceOf, commitmentOf, hexToBytes } from "../../../../shared/chance.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { CastId, ChatId, PersonId } from "../../../../shared/ids.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { mintCastId, mintNonce } from "../../../kernel/mint.ts";
import { type CastRow, findCast, insertCast, updateDrawnCast } from "../queries.ts";

const seedBytes = 32;

/** Seals a fresh seed; its hash is all that leaves the server before the draw. */
export const commitDraw = async (kernel: Kernel, db: Db, personId: PersonId, topic: TopicId) => {
  const seed = kernel.randomBytes(seedBytes);
  const castId = mintCastId(kernel);
  const commitment = commitmentOf(seed, castId);
  await insertCast(db, { personId, id: castId, topic, seed: bytesToHex(seed), commitment });
  return { castId, commitment };
};

export interface Draw {
  personId: PersonId;
  groupId: ChatId;
  /** A seed the person saw sealed; without one the server seals and opens its own. */
  castId: CastId | undefined;
  nonce: string | undefined;
  topic: CastTopic;
  input: unknown;
  question: string;
  moment: string;
}

/**
 * Draws once with a sealed seed and the person's nonce, and keeps everything needed to cast again.
 * @throws AppError notFound for another person's seed, invalidParameters for one that was opened before
 */
export const draw = async (kernel: Kernel, tx: Db, { personId, castId: given, nonce: givenNonce, topic, input, question, moment, groupId }: Draw) => {
  const castId = given ?? (await commitDraw(kernel, tx, personId, topic.id)).castId;
  const sealed = await findCast(tx, personId, castId);
  if (!sealed) throw new AppError("notFound");
  const nonce = givenNonce ?? mintNonce(kernel);
  const chance: Chance = chanceOf(hexToBytes(sealed.seed), castId, nonce);
  const cast = topic.cast(input, { chance, moment });
  const isFirst = await updateDrawnCast(tx, personId, castId, {
    topic: topic.id,
    nonce,
    moment,
    input,
    cast,
    question,
    groupId,
    engineVersion: topic.engineVersion,
  });
  if (!isFirst) throw new AppError("invalidParameters", { fields: { castId: "opened" } });
  return { castId, commitment: sealed.commitment, cast };
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
export const getDrawnCast = async (db: Db, personId: PersonId, castId: CastId): Promise<CastRow & { cast: unknown }> => {
  const row = await findCast(db, personId, castId);
  if (!row?.drawnAt) throw new AppError("notFound");
  return row;
};
