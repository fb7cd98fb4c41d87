import { defineSharing } from "../kit/sharing/sharing.ts";

/** A stick drawn by chance says nothing of who drew it. */
export const sharing = defineSharing({ holds: () => [], toLines: ({ chip }) => ["lot", "title", "grade"].flatMap(chip) });
