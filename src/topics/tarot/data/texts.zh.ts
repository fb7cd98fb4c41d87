import type { CardText } from "./text.ts";
import { cups } from "./zh/cups.ts";
import { majors } from "./zh/majors.ts";
import { pentacles } from "./zh/pentacles.ts";
import { swords } from "./zh/swords.ts";
import { wands } from "./zh/wands.ts";

/** All seventy-eight cards by slug. */
export const textsZh: Record<string, CardText> = { ...majors, ...wands, ...cups, ...swords, ...pentacles };
