import { toHash } from "../../kit/wording/way.ts";
import type { DreamCast, DreamSymbol } from "../cast-types.ts";

export interface Placed {
  symbol: DreamSymbol;
  /** Percent of the picture’s width and height. */
  x: number;
  y: number;
  /** Pixels across. */
  size: number;
}

/** More would stand closer than a finger. */
export const mostShown = 9;
const smallest = 30;
const largest = 52;
/** Of many, so that none covers another’s name. */
const largestOfMany = 44;

/** 0 … 1 from a word, always the same. */
const toShare = (word: string): number => ((toHash(word) >>> 8) % 1000) / 1000;

/** The heaviest image in the middle, the others about it at their own distances; the heavier the larger. */
export const placeSymbols = ({ symbols }: Pick<DreamCast, "symbols">): Placed[] => {
  const shown = symbols.slice(0, mostShown);
  const heaviest = shown[0]?.salience ?? 1;
  const turn = toShare(shown.map(({ id }) => id).join());
  return shown.map((symbol, index) => {
    const most = shown.length > 7 && index > 0 ? largestOfMany : largest;
    const size = Math.round(smallest + (most - smallest) * Math.min(1, symbol.salience / heaviest) ** 1.5);
    if (index === 0) return { symbol, x: 50, y: 47, size };
    const around = shown.length - 1;
    const angle = 2 * Math.PI * (turn + (index - 1 + (toShare(symbol.id) - 0.5) * 0.3) / around);
    const reach = around < 4 ? 0.82 : 0.86 + 0.14 * ((index % 2) + toShare(`${symbol.id}r`) * 0.4 - 0.2);
    return { symbol, x: 50 + 38 * reach * Math.cos(angle), y: 47 + 36 * reach * Math.sin(angle), size };
  });
};
