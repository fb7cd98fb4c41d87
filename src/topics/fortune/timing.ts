import { toNayinElement } from "../kit/calendar/nayin.ts";
import { type Ganzhi, sixty } from "../kit/calendar/sexagenary.ts";
import { type Branch, branches } from "../kit/hexagrams/branches.ts";
import type { Element } from "../kit/hexagrams/elements.ts";

export type Timing = { by: "month"; month: number } | { by: "season"; element: Element };

/**
 * When a lot stirs, by what its sheet prints. A palace is the lunar month of its branch (寅 the first, 子 the eleventh);
 * one of the sixty gives the season of its 纳音 element, as the boards of the sixty lots print it (甲子 海中金: metal, autumn).
 * Two stems (甲乙) or a bare number give no date: null.
 */
export const findTiming = (ganzhi: string | null): Timing | null => {
  if (ganzhi === null) return null;
  const at = branches.indexOf(ganzhi as Branch);
  if (at >= 0) return { by: "month", month: ((at + 10) % 12) + 1 };
  return sixty.includes(ganzhi as Ganzhi) ? { by: "season", element: toNayinElement(ganzhi as Ganzhi) } : null;
};
