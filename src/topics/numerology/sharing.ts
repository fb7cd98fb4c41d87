import { defineSharing } from "../kit/sharing/sharing.ts";
import type { NumerologyCast } from "./cast-types.ts";

/** 33 is a life path of 259 days in a century, 6 of 4,000: a master number is shown by its root. */
const toRoot = (number: number): number => (number > 9 ? toRoot(Math.floor(number / 10) + (number % 10)) : number);

/** A date and a name, letter by letter. The life path alone: one of nine. */
export const sharing = defineSharing<NumerologyCast>({
  holds: ({ name }) => (name === null ? ["birth"] : ["birth", "name"]),
  toLines: ({ cast: { lifePath }, chip }) => chip("core.lifePath").map(({ label }) => ({ label, value: String(toRoot(lifePath)) })),
  hides: /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu,
  listNames: ({ name }) => [name, ...(name?.split(/\s+/) ?? [])],
});
