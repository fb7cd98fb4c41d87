import { defineSharing } from "../kit/sharing/sharing.ts";

/** A page opened by chance says nothing of who opened it. */
export const sharing = defineSharing({ holds: () => [], toLines: ({ chip }) => ["chapter", "half"].flatMap(chip) });
