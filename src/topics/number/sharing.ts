import { nothingHeld } from "../kit/sharing/sharing.ts";

/** Three digits say nothing of who chose them. */
export const sharing = nothingHeld;
