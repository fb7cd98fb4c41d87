import { defineSharing } from "../kit/sharing/sharing.ts";
import type { TaoTeChingCast } from "./engine.ts";
import { toPrint } from "./print.ts";

/** A page opened by chance says nothing of who opened it. */
export const sharing = defineSharing<TaoTeChingCast>({ holds: () => [], toLines: ({ chip }) => ["chapter", "half"].flatMap(chip), toPrint });
