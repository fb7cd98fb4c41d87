import { pillarLetters } from "../kit/pillars/pillar-letters.ts";
import { defineSharing } from "../kit/sharing/sharing.ts";
import type { BirthdayCast } from "./engine.ts";

/** Four pillars are a date and an hour; the day master alone is one of ten. */
export const sharing = defineSharing<BirthdayCast>({
  holds: () => ["birth"],
  toLines: ({ chip }) => chip("dayMaster"),
  coarse: {
    toKeys: ({ dayMaster }) => ({ stem: dayMaster }),
    toPrint: ({ stem }) => (stem ? { pieces: [{ drawing: { of: "columns", columns: [stem] }, ratio: 0.72 }], hasLines: true } : null),
  },
  hides: pillarLetters,
});
