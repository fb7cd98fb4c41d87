import type { Item } from "../../../kit/questionnaire/questionnaire.ts";
import { livedParts } from "../../profile/parts.ts";
import type { ScaleItem } from "../../profile/profile.ts";

/** D drives, I draws people in, S keeps steady, C checks. */
export const styles = ["D", "I", "S", "C"] as const;
export type Style = (typeof styles)[number];

const count = 24;
/** Each of the first twelve groups is asked again, in other words, twelve groups later. */
const half = count / 2;
const toPlace = (at: number): string => String(at + 1).padStart(2, "0");

/** The 24 groups of four as they are sat. */
export const items: readonly Item[] = Array.from({ length: count }, (_, at) => ({ id: `group.${toPlace(at)}`, type: "mostLeast" }));

/** The order of the four within a group: begun at another letter each time, every second four backwards, so that each letter stands six times in each place. */
export const toGroup = (at: number): readonly Style[] => {
  const turned = styles.map((_, index) => styles[(index + at) % 4]!);
  return Math.floor(at / 4) % 2 === 0 ? turned : turned.toReversed();
};

export type WordId = `${Style}.${string}`;
export const toWordId = (style: Style, at: number): WordId => `${style}.${toPlace(at)}`;

/** The 96 words as items of their scales: picked as most they count 5, as least 1, else 3. */
export const words: readonly ScaleItem<Style>[] = styles.flatMap((style) =>
  Array.from({ length: count }, (_, at) => ({
    id: toWordId(style, at),
    type: "scale" as const,
    scale: style,
    isReversed: false,
    part: livedParts[at % livedParts.length]!,
    ...(at < half ? {} : { twin: toWordId(style, at - half) }),
  })),
);
