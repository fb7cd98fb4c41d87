import { defineSharing } from "../kit/sharing/sharing.ts";

/** A photo goes into a share by its own tick, not with the cast: without it the hand is drawn from its classes and marks. */
export const sharing = defineSharing({ holds: () => [], toLines: ({ chip }) => ["shape", "heart", "head", "life"].flatMap(chip) });
