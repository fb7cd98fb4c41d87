import { pinsMost, undoDeletingSeconds } from "../../../../shared/constants.ts";
import type { CastId, ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toStorageKey } from "../images/service.ts";
import { updateOldestUnpinned } from "../pinning/queries.ts";
import {
  deleteCasts,
  deleteExpired,
  deleteImages,
  deletePastChecksDeleted,
  deleteRecentDeleters,
  deleteRunsOfDeleted,
  deleteSittingsOf,
  deleteUnopenedCasts,
  insertRecentDeleter,
  listRestedOn,
  listToDelete,
  updateGroupsDeleted,
  updateGroupsRestored,
  updateGroupsUnnamed,
  updateMessagesDeleted,
  updateQuestionsForgotten,
} from "./queries.ts";

type Stores = Pick<Kernel, "database" | "storage">;

/** A page left open overnight may still draw. */
const unopenedHours = 24;
/** As long as the answer to a write is kept. */
const repeatHours = 24;
/** Jobs that go by it run every minute: three days outlast an outage. */
const recentHours = 72;
const chatsAtOnce = 200;
/** A page that is open says so every few minutes; one that was put away, or lost, does not. */
const temporarySilentSeconds = 3600;

/** @returns how many went, or came back: what was deleted too long ago does not */
export const deleteChats = async ({ database: { db } }: Stores, personId: PersonId, ids: ChatId[], isUndo: boolean): Promise<{ count: number }> => {
  if (!isUndo) return { count: (await updateGroupsDeleted(db, personId, ids)).length };
  return db.transaction(async (tx) => {
    const restored = await updateGroupsRestored(tx, personId, ids, undoDeletingSeconds);
    // Others may have been pinned meanwhile.
    await updateOldestUnpinned(tx, personId, pinsMost);
    return { count: restored.length };
  });
};

const unique = <Id>(ids: (Id | null)[]): Id[] => [...new Set(ids.filter((id) => id !== null))];

/**
 * Deletes messages, and with words of the person's the answers to them: text, pictures, facts and feedback are gone at once, the casts nothing
 * else rests on too. Where a follow-up that stays rests on the cast, the cast stays and its question goes.
 */
export const deleteMessages = async ({ database, storage }: Stores, personId: PersonId, ids: string[]): Promise<void> => {
  const pictures = await database.db.transaction(async (tx) => {
    const rows = await listToDelete(tx, personId, ids);
    if (rows.length === 0) return [];
    const all = rows.map(({ id }) => id);
    await updateMessagesDeleted(tx, personId, all);
    await insertRecentDeleter(tx, personId);
    await deleteSittingsOf(tx, personId, all);
    const castIds: CastId[] = unique(rows.map(({ castId }) => castId));
    const kept = castIds.length > 0 ? await listRestedOn(tx, personId, castIds) : [];
    const orphaned = castIds.filter((id) => !kept.includes(id));
    if (orphaned.length > 0) await deleteCasts(tx, personId, orphaned);
    if (kept.length > 0) await updateQuestionsForgotten(tx, personId, kept);
    const begun = rows.filter(({ role, parentId }) => role === "user" && parentId === null).map(({ groupId }) => groupId);
    if (begun.length > 0) await updateGroupsUnnamed(tx, personId, unique(begun));
    const sent = rows.flatMap(({ parts }) => parts.flatMap((part) => (part.type === "data-image" ? [part.data.id] : [])));
    return sent.length > 0 ? deleteImages(tx, personId, sent) : [];
  });
  for (const id of pictures) await storage.delete(toStorageKey(personId, id));
};

/** Empties the bin, pictures too, and drops seals that were never opened and runs whose message is gone. @returns how many chats went for good */
export const purgeDeleted = async ({ database: { db }, storage }: Stores): Promise<number> => {
  await deleteUnopenedCasts(db, unopenedHours);
  await deleteRunsOfDeleted(db, repeatHours);
  await deletePastChecksDeleted(db, undoDeletingSeconds);
  await deleteRecentDeleters(db, recentHours);
  const { chats, images } = await deleteExpired(db, {
    afterSeconds: undoDeletingSeconds,
    silentSeconds: temporarySilentSeconds,
    atMost: chatsAtOnce,
  });
  for (const { personId, id } of images) await storage.delete(toStorageKey(personId, id));
  return chats;
};
