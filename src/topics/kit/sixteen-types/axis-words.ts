/** A question or a scene with what either side would do or say: the first letter’s side, then the second’s. */
type TwoSided = readonly [text: string, first: string, second: string];

/**
 * One axis’ words in one language. Two choices that follow each other (1 and 2, 3 and 4 …) are one theme in two scenes; of the statements the
 * nth of `trueFirst` (true says the first letter) mirrors the nth of `trueSecond`. Which side stands first on the page is `items.ts`’ to say.
 */
export interface AxisWords {
  choice: readonly TwoSided[];
  trueFirst: readonly string[];
  trueSecond: readonly string[];
  description: readonly TwoSided[];
  final: readonly TwoSided[];
}
