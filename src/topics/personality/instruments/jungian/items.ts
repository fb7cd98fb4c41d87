import { type ItemPlace, toItems } from "../../profile/to-items.ts";

/** Jung's four functions in their two attitudes: N intuition, S sensation, T thinking, F feeling; e outward, i inward. */
export const functions = ["Ne", "Ni", "Se", "Si", "Te", "Ti", "Fe", "Fi"] as const;
export type JungFunction = (typeof functions)[number];

/** Two are reversed and ask, from the other end, what the one before asks. */
const places: readonly ItemPlace[] = [
  { part: "self" },
  { part: "self", isReversed: true, twin: 0 },
  { part: "love" },
  { part: "work" },
  { part: "work", isReversed: true, twin: 3 },
  { part: "quarrel" },
  { part: "tired" },
  { part: "growth" },
];

type Place = "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08";
export type JungItemId = `${JungFunction}.${Place}`;

/** 8 × 8 statements. */
export const items = toItems(functions, places, [1, 3, 5, 7]);
