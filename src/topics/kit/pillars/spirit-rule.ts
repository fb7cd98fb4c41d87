/** What a 神煞 is reckoned from. */
export type SpiritBase =
  | "dayStem"
  | "yearStem"
  | "dayBranch"
  | "yearBranch"
  | "monthBranch"
  | "yearNayin"
  | "dayPillar"
  | "seasonDay"
  | "hourPillar"
  | "stemRow";

/** A 神煞 found by looking from a base at the stems or branches of the pillars. */
export interface SpiritRule {
  name: string;
  from: readonly SpiritBase[];
  at: "stem" | "branch" | "any";
  table: string;
}
