import { defineSharing } from "../kit/sharing/sharing.ts";

/** Lines drawn by chance say nothing of who drew them. */
export const sharing = defineSharing({ holds: () => [], toLines: ({ chip }) => ["hexagram.primary", "hexagram.changed", "trigrams"].flatMap(chip) });
