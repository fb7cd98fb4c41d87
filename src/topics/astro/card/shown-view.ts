import type { AstroCast } from "../cast-types.ts";

/** What the wheel shows: the birth alone, the sky of a moment around it, or a second birth around it. */
export type ShownView = "natal" | "transits" | "two";

const viewOfKey: Readonly<Record<string, ShownView>> = {
  aspect: "natal",
  quincunx: "natal",
  pattern: "natal",
  transit: "transits",
  transitBody: "transits",
  hit: "transits",
  synastry: "two",
  otherBody: "two",
  otherAngle: "two",
  overlay: "two",
};

export const listViews = ({ synastry }: AstroCast): ShownView[] => (synastry ? ["natal", "transits", "two"] : ["natal", "transits"]);

/** The view a fact belongs to; null for one that is seen in all of them, or in none. */
export const findView = (factId: string | null): ShownView | null => viewOfKey[factId?.split(".")[0] ?? ""] ?? null;
