import { defineSharing } from "../kit/sharing/sharing.ts";

/** Three digits say nothing of who chose them. */
export const sharing = defineSharing({ holds: () => [], toLines: ({ chip }) => ["hexagram.primary", "hexagram.changed", "bond"].flatMap(chip) });
