/** Words to take along. */
export interface Draft {
  /** Two or three lines, as one would say or write them; what only the person knows stands in brackets. */
  say: readonly string[];
  unsaid: string;
}

/** Of one occasion: straight first, then gently. */
export type Drafts = readonly [straight: Draft, gentle: Draft, ...more: Draft[]];

/** @param lines with a bar between them */
export const toDraft = (lines: string, unsaid: string): Draft => ({ say: lines.split("|"), unsaid });
