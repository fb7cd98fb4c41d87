import type { KarmicDebt, NumerologyCast } from "../cast-types.ts";
import { getStep } from "../facts.ts";
import { findRepeat } from "../find-repeat.ts";
import type { CardWords } from "./words.ts";

/** A debt once for each number it is of. */
export const listDebts = ({ karmicDebts }: NumerologyCast): KarmicDebt[] => [...new Map(karmicDebts.map((debt) => [debt.of, debt])).values()];

/** 5 + 1 + 1 = 7 */
export const sumDate = (cast: NumerologyCast): string => {
  const { parts, sums } = getStep(cast, "lifePath");
  return `${parts.map((part) => part.sums.at(-1)).join(" + ")} = ${sums.join(" → ")}`;
};

export const sumPinnacles = ({ pinnacles, present }: NumerologyCast, words: CardWords): string => {
  const { number, from, to } = pinnacles[present.pinnacle]!;
  return words.pinnacleNow(number, from, to);
};

/** The first three of what is found; undefined where nothing is. */
export const sumFindings = (cast: NumerologyCast, words: CardWords): string | undefined => {
  const repeat = findRepeat(cast);
  const texts = [
    ...(repeat ? [words.repeat(repeat.digit, repeat.cores.length)] : []),
    ...listDebts(cast).map(({ number, of }) => words.debt(number, of)),
    ...cast.karmicLessons.map(words.lesson),
    ...(cast.hiddenPassions[0] ? [words.passion(cast.hiddenPassions[0])] : []),
    ...(cast.balance === null ? [] : [words.balance(cast.balance)]),
  ];
  return texts.length > 0 ? texts.slice(0, 3).join(words.comma) : undefined;
};

export const sumOthers = ({ lifePathVariants: { allDigits, addTotals } }: NumerologyCast, words: CardWords): string =>
  [words.variant("allDigits", allDigits), words.variant("addTotals", addTotals)].join(words.comma);
