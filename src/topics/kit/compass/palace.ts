import type { TrigramName } from "../hexagrams/trigrams.ts";
import { type Dragon, dragons, type Mountain, mountains, toBearing } from "./mountain.ts";

/** The eight outer palaces from north, sunwise. */
export const directions = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof directions)[number];
/** 九宫: the eight and the centre. */
export type Palace = Direction | "C";

/** In the order of the Luo Shu's numbers: 1 north … 5 the centre … 9 south. */
export const palaces: readonly Palace[] = ["N", "SW", "E", "SE", "C", "NW", "W", "NE", "S"];

const trigramsOfDirections: readonly TrigramName[] = ["坎", "艮", "震", "巽", "离", "坤", "兑", "乾"];

/** 洛书: 戴九履一,左三右七,二四为肩,六八为足,五居中. */
export const toLuoShu = (palace: Palace): number => palaces.indexOf(palace) + 1;

/** The palace a star 1 … 9 is at home in. @throws RangeError */
export const getHome = (star: number): Palace => {
  const palace = palaces[star - 1];
  if (!palace) throw new RangeError(`no palace ${star}`);
  return palace;
};

/** 后天八卦: north 坎 … north-west 乾. */
export const toTrigramName = (direction: Direction): TrigramName => trigramsOfDirections[directions.indexOf(direction)]!;

export const toOppositeDirection = (direction: Direction): Direction => directions[(directions.indexOf(direction) + 4) % 8]!;

/** The palace of a bearing from north, 45° each: 337.5 ≤ N < 22.5. */
export const toDirection = (degrees: number): Direction => directions[Math.floor(toBearing(degrees + 22.5) / 45) % 8]!;

/** A palace holds three mountains: 壬子癸 are N. */
export const toDirectionOfMountain = (mountain: Mountain): Direction => directions[Math.floor(((mountains.indexOf(mountain) + 1) % 24) / 3)]!;

/** The mountain of a palace with a given dragon: N and heaven → 子. */
export const toMountainOf = (direction: Direction, dragon: Dragon): Mountain =>
  mountains[(directions.indexOf(direction) * 3 + dragons.indexOf(dragon) + mountains.length - 1) % mountains.length]!;
