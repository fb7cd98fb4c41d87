import type { ItemPlace } from "../../profile/to-items.ts";
import { toItems } from "../../profile/to-items.ts";

/** The nine types in the order of the circle. */
export const types = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
export type EnneaType = (typeof types)[number];

/** Two of the twelve for each part of life; four are reversed and ask, from the other end, what the one before asks. */
const places: readonly ItemPlace[] = [
  { part: "self" },
  { part: "self", isReversed: true, twin: 0 },
  { part: "love" },
  { part: "love", isReversed: true, twin: 2 },
  { part: "work" },
  { part: "work" },
  { part: "quarrel" },
  { part: "quarrel", isReversed: true, twin: 6 },
  { part: "tired" },
  { part: "tired" },
  { part: "growth" },
  { part: "growth", isReversed: true, twin: 10 },
];

type Place = "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12";
export type EnneaItemId = `${EnneaType}.${Place}`;

/** 9 × 12 statements. */
export const items = toItems(types, places, [1, 2, 4, 5, 8]);
