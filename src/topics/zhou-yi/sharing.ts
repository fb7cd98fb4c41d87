import { defineSharing } from "../kit/sharing/sharing.ts";
import type { ZhouYiCast } from "./engine.ts";
import { toPrint } from "./print.ts";

/** Lines drawn by chance say nothing of who drew them. */
export const sharing = defineSharing<ZhouYiCast>({
  holds: () => [],
  toLines: ({ chip }) => ["hexagram.primary", "hexagram.changed", "trigrams"].flatMap(chip),
  toPrint,
});
