import type { Chance } from "../../shared/chance.ts";
import { castHexagram, type HexagramCast } from "../kit/hexagrams/hexagram-cast.ts";
import type { LineValue } from "../kit/hexagrams/throws.ts";
import { toTrigramOfNumber } from "../kit/hexagrams/trigrams.ts";
import type { CastContext } from "../kit/topic.ts";
import type { NumberInput } from "./input.ts";

type Digits = [number, number, number];

export interface NumberCast extends HexagramCast {
  digits: Digits;
  /** False when the person gave the digits. */
  drawn: boolean;
  /** 先天 number of the upper and the lower trigram, 1 … 8. */
  upper: number;
  lower: number;
  /** The moving line, 1 … 6 from the bottom. */
  moving: number;
}

const trigramCount = 8;
const lineCount = 6;

/** 1 … 8, 1 … 8, 1 … 6 in that order: every trigram and every line is equally likely. */
const draw = (chance: Chance): Digits => [1 + chance.below(trigramCount), 1 + chance.below(trigramCount), 1 + chance.below(lineCount)];

/**
 * 梅花易数: the first number modulo 8 is the upper trigram, the second the lower, the third modulo 6 the moving line; nothing left counts as 8, 8, 6.
 * 3, 8, 5: 离 above 坤, the fifth line moves: 晋 becomes 否.
 * @param input as `numberInput` validates it
 */
export const castNumber = (input: NumberInput, { chance, moment }: CastContext): NumberCast => {
  const digits: Digits = input.digits ?? draw(chance);
  const [first, second, third] = digits;
  const upper = first % trigramCount || trigramCount;
  const lower = second % trigramCount || trigramCount;
  const moving = third % lineCount || lineCount;
  const lines = toTrigramOfNumber(lower).lines + toTrigramOfNumber(upper).lines;
  const throws = [...lines].map((line, at): LineValue => {
    const isMoving = at + 1 === moving;
    if (line === "1") return isMoving ? 9 : 7;
    return isMoving ? 6 : 8;
  });
  return { ...castHexagram(throws, moment), digits, drawn: input.digits === null, upper, lower, moving };
};
