import { toDigit } from "../kit/letters/letters.ts";
import { type Core, cores, type NumerologyCast } from "./cast-types.ts";

/** A core’s number by the chosen system: of a Chaldean one its root. null without a name. */
export const findCore = (cast: NumerologyCast, core: Core): number | null => {
  const value = cast[core];
  return value !== null && typeof value === "object" ? value.root : value;
};

export interface Repeat {
  digit: number;
  cores: Core[];
}

/** The digit that most cores come to, where it is three or more of the five, or both of a date’s two. Maturity is a sum of two of them and not counted. */
export const findRepeat = (cast: NumerologyCast): Repeat | null => {
  const counted = cores.filter((core) => core !== "maturity" && (findCore(cast, core) ?? 0) > 0);
  const byDigit = new Map<number, Core[]>();
  for (const core of counted) {
    const digit = toDigit(findCore(cast, core)!);
    byDigit.set(digit, [...(byDigit.get(digit) ?? []), core]);
  }
  const [digit, most] = [...byDigit].reduce((best, one) => (one[1].length > best[1].length ? one : best));
  return most.length >= (counted.length > 2 ? 3 : 2) ? { digit, cores: most } : null;
};
