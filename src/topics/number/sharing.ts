import { defineSharing } from "../kit/sharing/sharing.ts";
import type { NumberCast } from "./engine.ts";
import { toPrint } from "./print.ts";

/** Three digits say nothing of who chose them. */
export const sharing = defineSharing<NumberCast>({
  holds: () => [],
  toLines: ({ chip }) => ["hexagram.primary", "hexagram.changed", "bond"].flatMap(chip),
  toPrint,
});
