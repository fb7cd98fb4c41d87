import { nothingHeld } from "../kit/sharing/sharing.ts";

/** A type and its scales are millions of people’s. */
export const sharing = nothingHeld;
