import { defineSharing } from "../kit/sharing/sharing.ts";
import type { TarotCast } from "./engine.ts";
import { toPrint } from "./print.ts";

/** Cards drawn by chance say nothing of who drew them. */
export const sharing = defineSharing<TarotCast>({
  holds: () => [],
  toLines: ({ chip }) => ["card.1", "card.2", "card.3", "card.4"].flatMap(chip),
  toPrint,
});
