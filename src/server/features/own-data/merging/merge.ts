import { AppError } from "../../../../shared/errors.ts";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Moving } from "../../../kernel/own-data/port.ts";
import type { Person } from "../../../kernel/who.ts";
import { findRunning, listSharedIds } from "../../chat/index.ts";
import { findVisitor, type KnownVisitor, retireVisitor } from "../../people/index.ts";
import { ownData } from "../parts/own-data.ts";

export interface Brought {
  chats: number;
  profiles: number;
}

const nothing: Brought = { chats: 0, profiles: 0 };
/** Pictures sent while others were copied are copied in another round. */
const roundsMost = 3;

const countOwn = async (db: Db, personId: PersonId): Promise<Brought> => {
  const counts: Brought = { ...nothing };
  for (const { name, count } of ownData) if (count && Object.hasOwn(counts, name)) counts[name as keyof Brought] = await count(db, personId);
  return counts;
};

/** What this browser's visitor could bring along. */
export const previewMerge = async ({ database: { db } }: Kernel, headers: Headers): Promise<Brought> => {
  const visitor = await findVisitor(db, headers);
  return visitor ? countOwn(db, visitor.personId) : nothing;
};

const listKeys = async (db: Db, personId: PersonId): Promise<string[]> => {
  const keys: string[] = [];
  for (const { listFiles } of ownData) if (listFiles) for await (const { key } of listFiles(db, personId)) keys.push(key);
  return keys;
};

/** A chat that both have under one id gets another, in all that stands on it. */
const keepChatsApart = async (tx: Db, { from, to }: Moving): Promise<void> => {
  for (const id of await listSharedIds(tx, from, to)) {
    const renamed = `${id.slice(0, 90)}-${from}` as ChatId;
    for (const { renameChat } of ownData) await renameChat?.(tx, from, id, renamed);
  }
};

/** What is being told is told to its end first. @throws AppError generationRunning */
const checkQuiet = async (db: Db, personId: PersonId): Promise<void> => {
  const generationId = await findRunning(db, personId);
  if (generationId) throw new AppError("generationRunning", { generationId });
};

/** A picture came meanwhile: it is copied before anything moves. */
class NotAllCopied extends Error {}

/** @returns null where another was first @throws AppError generationRunning */
const moveAll = async (kernel: Kernel, visitor: KnownVisitor, moving: Moving, copied: ReadonlySet<string>): Promise<Brought | null> =>
  kernel.database.db.transaction(async (tx) => {
    // Of several at once the one that retires the secret goes on; the others wait here, and find it done.
    if (!(await retireVisitor(tx, visitor))) return null;
    await checkQuiet(tx, moving.from);
    if ((await listKeys(tx, moving.from)).some((key) => !copied.has(key))) throw new NotAllCopied();
    const brought = await countOwn(tx, moving.from);
    await keepChatsApart(tx, moving);
    for (const { move } of ownData) await move(kernel, tx, moving);
    return brought;
  });

/** Copies what is not copied yet under the name of the other. */
const copyFiles = async ({ database: { db }, storage }: Kernel, { from, to }: Moving, copied: Set<string>): Promise<void> => {
  for (const key of await listKeys(db, from)) {
    const bytes = copied.has(key) ? undefined : await storage.find(key);
    if (bytes) await storage.put(to + key.slice(from.length), bytes);
    copied.add(key);
  }
};

/**
 * Where another was first nothing more will move: what was copied for nothing goes, and what that other brought to this very account stays. After any
 * other failure the copies stay, for another may be about to move what they are of.
 */
const takeBack = async ({ database: { db }, storage }: Kernel, { from, to }: Moving, copied: ReadonlySet<string>): Promise<void> => {
  const kept = new Set(await listKeys(db, to));
  for (const key of copied) {
    const copy = to + key.slice(from.length);
    if (!kept.has(copy)) await storage.delete(copy);
  }
};

/**
 * Brings what this browser's visitor has into the account, all or nothing and once; their secret opens nothing afterwards. What is left of them,
 * pictures under their name included, goes with the next round of the job that forgets.
 * @throws AppError generationRunning while an answer of theirs is told, busy while ever more pictures come
 */
export const mergeVisitor = async (kernel: Kernel, person: Person, headers: Headers): Promise<Brought> => {
  const { database } = kernel;
  const visitor = await findVisitor(database.db, headers);
  if (!visitor || visitor.personId === person.id) return nothing;
  const moving = { from: visitor.personId, to: person.id };
  await checkQuiet(database.db, moving.from);
  const copied = new Set<string>();
  for (let round = 1; ; round += 1) {
    await copyFiles(kernel, moving, copied);
    try {
      const brought = await moveAll(kernel, visitor, moving, copied);
      if (!brought) await takeBack(kernel, moving, copied);
      return brought ?? nothing;
    } catch (error) {
      if (!(error instanceof NotAllCopied)) throw error;
      if (round === roundsMost) throw new AppError("busy");
    }
  }
};
