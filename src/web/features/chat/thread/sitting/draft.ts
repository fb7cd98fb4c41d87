import type { Answer } from "../../../../../topics/kit/questionnaire/questionnaire.ts";
import { forget, keep, readKept } from "../../../../kernel/storage.ts";

/** What the server does not have yet. */
export interface Draft {
  answers: Record<string, Answer>;
  position: number;
}

const toKey = (id: string): string => `sitting:${id}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "answers" in value &&
  typeof value.answers === "object" &&
  "position" in value &&
  Number.isInteger(value.position);

export const readDraft = (id: string): Draft | null => {
  const kept = readKept(toKey(id));
  if (kept === null) return null;
  try {
    const draft: unknown = JSON.parse(kept);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
};

/** Null once the server has everything. */
export const keepDraft = (id: string, draft: Draft | null): void => {
  if (draft) keep(toKey(id), JSON.stringify(draft));
  else if (readKept(toKey(id)) !== null) forget([toKey(id)]);
};
