import { questionMaxLength } from "../../../../shared/constants.ts";

/** How many characters of a question are more than can be sent; 0 when it fits. Air around it does not count. */
export const toExcess = (text: string): number => Math.max(0, text.trim().length - questionMaxLength);

/** The beginning that can be sent, no character cut in two. */
export const cutToFit = (text: string): string => {
  const trimmed = text.trim();
  const isSplit = /[\uD800-\uDBFF]/.test(trimmed.charAt(questionMaxLength - 1));
  return trimmed.length > questionMaxLength ? trimmed.slice(0, questionMaxLength - (isSplit ? 1 : 0)) : trimmed;
};
