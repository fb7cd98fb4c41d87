import type { Queued } from "./thread-state.ts";

/** After so long words that wait go out only when the person says so: they were meant for that moment, or for that day. */
const freshMs = 10 * 60_000;
const freshOfflineMs = 24 * 3600_000;

export const isFresh = ({ atMs, offline }: Queued, nowMs: number): boolean => nowMs - atMs <= (offline ? freshOfflineMs : freshMs);

const isQueued = (value: unknown): value is Queued => {
  const { question, clientMessageId, generationId, atMs, offline } = (value ?? {}) as Partial<Queued>;
  const isWhole = typeof question === "string" && typeof clientMessageId === "string" && typeof generationId === "string" && Number.isFinite(atMs);
  return isWhole && (offline === undefined || typeof offline?.module === "string");
};

type Kept = Record<string, Queued>;
const readAll = (kept: string | null): Kept => {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(kept ?? "{}") as Kept).filter(([, value]) => isQueued(value)));
  } catch {
    return {};
  }
};
const chatsMost = 20;

/** All that waits, by chat, what was written first first. */
export const listQueued = (kept: string | null): [msggroup: string, queued: Queued][] => Object.entries(readAll(kept)).sort(([, a], [, b]) => a.atMs - b.atMs);

/** What waits in a chat, of all that is kept as `kept`. */
export const findQueued = (kept: string | null, msggroup: string): Queued | null => readAll(kept)[msggroup] ?? null;

/** What is to be kept when `queued` waits in a chat, or nothing does any more. The newest chats stay. */
export const withQueued = (kept: string | null, msggroup: string, queued: Queued | null): string => {
  const { [msggroup]: _, ...others } = readAll(kept);
  const newest = Object.entries({ ...others, ...(queued && { [msggroup]: queued }) }).sort(([, a], [, b]) => b.atMs - a.atMs);
  return JSON.stringify(Object.fromEntries(newest.slice(0, chatsMost)));
};
