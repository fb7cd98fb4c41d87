import { type LineName, lineNames } from "../../../../../../topics/palmistry/marks.ts";
import { bodyKeys, listLineKeys, type PalmDraft } from "./draft.ts";
import type { PalmStep } from "./palm-steps.ts";

/** The points looked at together: a step's, or a line's. */
export const listKeys = (draft: PalmDraft, step: PalmStep, line: LineName): readonly string[] =>
  step === "hand" ? [] : step === "lines" ? listLineKeys(draft, line) : bodyKeys[step];

/** Those that stand where they were guessed and were not said to fit. */
export const listGuessed = ({ moved }: PalmDraft, keys: readonly string[]): string[] => keys.filter((key) => !moved.includes(key));

/** “This fits as it is”: from then on the points are their owner's own. */
export const confirmPoints = (draft: PalmDraft, keys: readonly string[]): PalmDraft => ({ ...draft, moved: [...draft.moved, ...listGuessed(draft, keys)] });

/** Where the first points are that nobody has looked at: a guess is not measured. Null where all are the person's own. */
export const findGuessed = (draft: PalmDraft): { step: PalmStep; line: LineName | null } | null => {
  for (const step of ["fingers", "palm"] as const) if (listGuessed(draft, bodyKeys[step]).length > 0) return { step, line: null };
  const line = lineNames.find((name) => listGuessed(draft, listLineKeys(draft, name)).length > 0);
  return line ? { step: "lines", line } : null;
};
