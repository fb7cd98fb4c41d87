import { nothingHeld } from "../kit/sharing/sharing.ts";

/** Cards drawn by chance say nothing of who drew them. */
export const sharing = nothingHeld;
