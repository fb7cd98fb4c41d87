import { nothingHeld } from "../kit/sharing/sharing.ts";

/** Scales are millions of people’s. */
export const sharing = nothingHeld;
