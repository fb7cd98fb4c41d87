import { type LineName, lineNames } from "../../../../../../topics/palmistry/marks.ts";
import { bodyKeys, listLineKeys, type PalmDraft } from "./draft.ts";
import type { PalmStep } from "./palm-steps.ts";
import { listQuickLineKeys, quickBodyKeys } from "./quick.ts";

/** The points looked at together: a step's, or a line's. The quick way has a few of them. */
export const listKeys = (draft: PalmDraft, step: PalmStep, line: LineName, isQuick = false): readonly string[] => {
  if (step === "hand") return [];
  if (step === "lines") return isQuick ? listQuickLineKeys(draft, line) : listLineKeys(draft, line);
  if (!isQuick) return bodyKeys[step];
  return step === "palm" ? quickBodyKeys : [];
};

/** Those that stand where they were guessed and were not said to fit. */
export const listGuessed = ({ moved }: PalmDraft, keys: readonly string[]): string[] => keys.filter((key) => !moved.includes(key));

/** “This fits as it is”: from then on the points are their owner's own. */
export const confirmPoints = (draft: PalmDraft, keys: readonly string[]): PalmDraft => ({ ...draft, moved: [...draft.moved, ...listGuessed(draft, keys)] });

/** Where the first points are that nobody has looked at: a guess is not measured. Null where all are the person's own. */
export const findGuessed = (draft: PalmDraft, isQuick = false): { step: PalmStep; line: LineName | null } | null => {
  const isOpen = (step: PalmStep, line: LineName): boolean => listGuessed(draft, listKeys(draft, step, line, isQuick)).length > 0;
  for (const step of ["fingers", "palm"] as const) if (isOpen(step, "heart")) return { step, line: null };
  const line = lineNames.find((name) => isOpen("lines", name));
  return line ? { step: "lines", line } : null;
};
