import type { Direction } from "../../kit/compass/palace.ts";
import { understandDates } from "../understand-dates.ts";
import { toAskedText } from "./parts.ts";

const words: readonly (readonly [RegExp, Direction])[] = [
  [/东南|south[ -]?east/gi, "SE"],
  [/东北|north[ -]?east/gi, "NE"],
  [/西南|south[ -]?west/gi, "SW"],
  [/西北|north[ -]?west/gi, "NW"],
  [/正?东|\beast\b/gi, "E"],
  [/正?南|\bsouth\b/gi, "S"],
  [/正?西|\bwest\b/gi, "W"],
  [/正?北|\bnorth\b/gi, "N"],
];
/** Words that hold a direction's character and mean none. */
const noDirection = /东西(?!向|[南北])|房东|东四|西四|西红柿/g;

/** The directions a question asks about, in the order they are said. 书桌放北边还是东南好 → N, SE. */
export const listAskedDirections = (text: string): Direction[] => {
  let rest = toAskedText(text).replace(noDirection, "　");
  const found: { at: number; direction: Direction }[] = [];
  for (const [pattern, direction] of words) {
    for (const { index } of rest.matchAll(pattern)) found.push({ at: index, direction });
    rest = rest.replace(pattern, (said) => "　".repeat(said.length));
  }
  return [...new Set(found.sort((one, other) => one.at - other.at).map(({ direction }) => direction))];
};

/** How far ahead a named year is still one of the house’s, not a birth or a building date. */
const yearsAhead = 40;

/** The year a question names, else null. @param year the year from 立春 of the cast */
export const findAskedYear = (text: string, year: number): number | null => {
  const { rest } = understandDates(text);
  if (/明年|\bnext year\b/i.test(rest)) return year + 1;
  if (/后年|\byear after next\b/i.test(rest)) return year + 2;
  const named = [...rest.matchAll(/(?<!\d)(20\d\d|21\d\d)(?!\d|[-/.]\d|年\d{1,2}月\d{1,2}[日号]?(?:生|出生))/g)].map(([digits]) => Number(digits));
  return named.find((one) => one >= year - 1 && one <= year + yearsAhead) ?? null;
};
