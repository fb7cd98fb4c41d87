import { undoDeletingSeconds } from "../../../shared/constants.ts";
import { deletedChatsKey } from "../../kernel/deleted-chats.ts";
import { forget, keep, readKept } from "../../kernel/storage.ts";

/** Chats that were deleted together, and until when they can be had back. */
export interface Deletion {
  ids: string[];
  untilMs: number;
}

/** A little before the server's time is over. */
const offerMs = undoDeletingSeconds * 1000 - 1000;

const isDeletion = (value: unknown): value is Deletion => {
  const { ids, untilMs } = (value ?? {}) as Partial<Deletion>;
  return Array.isArray(ids) && ids.every((id) => typeof id === "string") && typeof untilMs === "number";
};

/** What can still be had back, the newest last. */
export const readDeletions = (nowMs: number): Deletion[] => {
  try {
    const kept: unknown = JSON.parse(readKept(deletedChatsKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDeletion).filter(({ untilMs }) => untilMs > nowMs && untilMs <= nowMs + offerMs) : [];
  } catch {
    return [];
  }
};

const write = (deletions: Deletion[]): void => (deletions.length > 0 ? keep(deletedChatsKey, JSON.stringify(deletions)) : forget([deletedChatsKey]));

/** Keeps a deletion for a page that is opened before its time is over. */
export const keepDeletion = (ids: string[], nowMs: number): Deletion => {
  const deletion = { ids, untilMs: nowMs + offerMs };
  write([...readDeletions(nowMs), deletion]);
  return deletion;
};
export const forgetDeletion = ({ ids }: Deletion, nowMs: number): void => write(readDeletions(nowMs).filter((one) => one.ids.join() !== ids.join()));
