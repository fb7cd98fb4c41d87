import { keep, readKept } from "../../../kernel/storage.ts";

const storageKey = "drafts";
export const draftDays = 7;
export const draftWaitMs = 300;
const draftsMost = 50;
const expiresMs = draftDays * 86_400_000;

type Drafts = Record<string, { text: string; atMs: number }>;

const readAll = (nowMs: number): Drafts => {
  try {
    const kept = JSON.parse(readKept(storageKey) ?? "{}") as Drafts;
    return Object.fromEntries(Object.entries(kept).filter(([, { text, atMs }]) => typeof text === "string" && nowMs - atMs < expiresMs));
  } catch {
    return {};
  }
};

/** A temporary chat's: what is written in it stays on the page. */
export const keptNowhere = "";

/** What was being written in a conversation, or for a new one of a topic; empty after a week. */
export const readDraft = (key: string, nowMs: number): string => readAll(nowMs)[key]?.text ?? "";

/**
 * Keeps the words; empty ones forget the draft. What other tabs have written of other conversations since is left as it is.
 * @param own what this page had kept last: empty words forget nothing that another page wrote instead
 */
export const keepDraft = (key: string, text: string, nowMs: number, own?: string): void => {
  if (key === keptNowhere) return;
  const { [key]: before, ...others } = readAll(nowMs);
  if (text.trim() === "") {
    if (before && (own === undefined || before.text === own)) keep(storageKey, JSON.stringify(others));
    return;
  }
  if (before?.text === text) return;
  const newest = Object.entries(others)
    .sort(([, a], [, b]) => b.atMs - a.atMs)
    .slice(0, draftsMost - 1);
  keep(storageKey, JSON.stringify({ ...Object.fromEntries(newest), [key]: { text, atMs: nowMs } }));
};
