import { defineSharing } from "../kit/sharing/sharing.ts";
import type { FortuneCast } from "./engine.ts";
import { toPrint } from "./print.ts";

/** A stick drawn by chance says nothing of who drew it. */
export const sharing = defineSharing<FortuneCast>({ holds: () => [], toLines: ({ chip }) => ["lot", "title", "grade"].flatMap(chip), toPrint });
