import { nothingHeld } from "../kit/sharing/sharing.ts";

/** A page opened by chance says nothing of who opened it. */
export const sharing = nothingHeld;
