import { defineSharing } from "../kit/sharing/sharing.ts";

/** A type and its scales are millions of people’s. */
export const sharing = defineSharing({ holds: () => [], toLines: ({ chip }) => ["type", "axis.EI", "axis.SN", "axis.TF"].flatMap(chip) });
