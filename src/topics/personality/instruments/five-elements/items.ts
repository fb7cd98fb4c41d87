import { type ItemPlace, toItems } from "../../profile/to-items.ts";

/** In the order in which each feeds the next: wood fire, fire earth, earth metal, metal water, water wood. */
export const elements = ["wood", "fire", "earth", "metal", "water"] as const;
export type Element = (typeof elements)[number];

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
export type ElementItemId = `${Element}.${Place}`;

/** 5 × 8 statements. */
export const items = toItems(elements, places, [1, 2, 4]);
