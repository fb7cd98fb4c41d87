import { defineSharing } from "../kit/sharing/sharing.ts";
import type { DreamCast } from "./cast-types.ts";

const symbolsShown = 6;

/** The cast keeps the dream as it was told, with everyone in it, and dates of earlier ones. Its images are shown without them. */
export const sharing = defineSharing<DreamCast>({
  holds: () => ["name"],
  toLines: ({ cast: { symbols }, chip }) => symbols.slice(0, symbolsShown).flatMap(({ id }) => chip(`symbol.${id}`)),
  words: "part",
});
