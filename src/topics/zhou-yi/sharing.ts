import { nothingHeld } from "../kit/sharing/sharing.ts";

/** Lines drawn by chance say nothing of who drew them. */
export const sharing = nothingHeld;
