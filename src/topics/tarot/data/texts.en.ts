import { cups } from "./en/cups.ts";
import { majors } from "./en/majors.ts";
import { pentacles } from "./en/pentacles.ts";
import { swords } from "./en/swords.ts";
import { wands } from "./en/wands.ts";
import type { CardText } from "./text.ts";

/** All seventy-eight cards by slug. */
export const textsEn: Record<string, CardText> = { ...majors, ...wands, ...cups, ...swords, ...pentacles };
