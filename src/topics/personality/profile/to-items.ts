import type { LivedPart } from "./parts.ts";
import type { ScaleItem } from "./profile.ts";

/** One place in every scale's list: the part its scene is from, whether it is reversed, and the place that asks the same from the other end. */
export interface ItemPlace {
  part: LivedPart;
  isReversed?: true;
  twin?: number;
}

/**
 * The items of a test whose scales are all built alike, mixed: the first of every scale, then the second, each round begun at another scale
 * and stepped through so that neighbors change from round to round.
 * @param steps a step for each round, coprime to the number of scales and never two short of it, which would put one scale twice in a row
 * @returns ids `5.03`: the third of scale 5
 */
export const toItems = <Scale extends string>(scales: readonly Scale[], places: readonly ItemPlace[], steps: readonly number[]): ScaleItem<Scale>[] =>
  places.flatMap(({ part, isReversed = false, twin }, round) =>
    scales.map((_, index) => {
      const scale = scales[(round * 2 + index * steps[round % steps.length]!) % scales.length]!;
      return { id: toItemId(scale, round), type: "scale" as const, scale, isReversed, part, ...(twin === undefined ? {} : { twin: toItemId(scale, twin) }) };
    }),
  );

/** @param place from 0 */
const toItemId = (scale: string, place: number): string => `${scale}.${String(place + 1).padStart(2, "0")}`;
