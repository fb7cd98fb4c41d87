import { defineSharing } from "../kit/sharing/sharing.ts";

/** Scales are millions of people’s. */
export const sharing = defineSharing({ holds: () => [], toLines: ({ chip }) => ["result", "wing"].flatMap(chip) });
