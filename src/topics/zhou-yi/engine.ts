import type { Chance } from "../../shared/chance.ts";
import { type Coins, divideStalks, type StalkChange, throwCoins, toValueOfCoins, toValueOfStalks } from "../kit/hexagrams/casting.ts";
import { castHexagram, type HexagramCast } from "../kit/hexagrams/hexagram-cast.ts";
import type { LineValue } from "../kit/hexagrams/throws.ts";
import { toTrigramOfNumber } from "../kit/hexagrams/trigrams.ts";
import type { CastContext } from "../kit/topic.ts";
import type { Method, ZhouYiInput } from "./input.ts";

export interface ZhouYiCast extends HexagramCast {
  method: Method;
  /** `coins`: the three coins of each throw, bottom up. */
  coins: Coins[] | null;
  /** `yarrow`: the three changes of each line, bottom up. */
  stalks: StalkChange[][] | null;
  /** `numbers`: upper, lower, moving as given or drawn. */
  numbers: [number, number, number] | null;
}

interface Thrown {
  lines: LineValue[];
  coins: Coins[] | null;
  stalks: StalkChange[][] | null;
  numbers: [number, number, number] | null;
}

const nothing = { coins: null, stalks: null, numbers: null };
const places = [1, 2, 3, 4, 5, 6];
/** Drawn numbers run to the least number that both eight and six divide, so every trigram and line is equally likely. */
const drawnNumbers = 24;

const toNumberLines = ([upper, lower, moving]: readonly [number, number, number]): LineValue[] => {
  const movingPlace = moving % 6 || 6;
  const lines = toTrigramOfNumber(lower).lines + toTrigramOfNumber(upper).lines;
  return [...lines].map((line, index) => {
    const isMoving = index + 1 === movingPlace;
    if (line === "1") return isMoving ? 9 : 7;
    return isMoving ? 6 : 8;
  });
};

const throwers: Record<Method, (input: ZhouYiInput, chance: Chance) => Thrown> = {
  /** Six throws bottom up, three coins each: eighteen fair bits in that order. */
  coins(_input, chance) {
    const coins = places.map(() => throwCoins(chance));
    return { ...nothing, coins, lines: coins.map(toValueOfCoins) };
  },
  /** Six lines bottom up, three changes each: eighteen divisions in that order. */
  yarrow(_input, chance) {
    const stalks = places.map(() => divideStalks(chance));
    return { ...nothing, stalks, lines: stalks.map(toValueOfStalks) };
  },
  numbers(input, chance) {
    const draw = (): number => 1 + chance.below(drawnNumbers);
    const numbers: [number, number, number] = input.numbers ?? [draw(), draw(), draw()];
    return { ...nothing, numbers, lines: toNumberLines(numbers) };
  },
  manual(input) {
    if (!input.lines) throw new RangeError("manual needs six lines");
    return { ...nothing, lines: [...input.lines] };
  },
};

/** @param input as `input` validates it */
export const castZhouYi = (input: ZhouYiInput, { chance, moment }: CastContext): ZhouYiCast => {
  const { lines, ...how } = throwers[input.method](input, chance);
  return { ...castHexagram(lines, moment), method: input.method, ...how };
};
