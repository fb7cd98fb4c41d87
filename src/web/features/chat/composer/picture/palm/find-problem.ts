import { AppError } from "../../../../../../shared/errors.ts";
import { toMarkedHand } from "../../../../../../topics/palmistry/check-marks.ts";
import type { Marks } from "../../../../../../topics/palmistry/marks.ts";

export type PalmProblem = "palm" | "fingers" | "lines";

/** The group of points that no hand could have, as the topic itself would refuse it; null where all is well. */
export const findProblem = (marks: Marks): PalmProblem | null => {
  try {
    toMarkedHand(marks);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.keys((error.details as { fields: Record<string, string> }).fields);
    return (["palm", "fingers", "lines"] as const).find((group) => fields.some((field) => field.startsWith(`marks.${group}`))) ?? "lines";
  }
};
