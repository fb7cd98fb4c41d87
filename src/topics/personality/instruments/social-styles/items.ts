import type { ItemPlace } from "../../profile/to-items.ts";
import { toItems } from "../../profile/to-items.ts";

/** Two axes with their ends: tell against ask, show against hold. */
export const poles = ["tell", "ask", "show", "hold"] as const;
export type Pole = (typeof poles)[number];
export const opposites: Readonly<Record<Pole, Pole>> = { tell: "ask", ask: "tell", show: "hold", hold: "show" };

const places: readonly ItemPlace[] = [
  { part: "self" },
  { part: "love" },
  { part: "work" },
  { part: "work" },
  { part: "quarrel" },
  { part: "tired" },
  { part: "growth" },
];
/** At these places an end’s scene is asked again from the other end. */
const mirrored: readonly Place[] = ["01", "02", "03", "05"];

type Place = "01" | "02" | "03" | "04" | "05" | "06" | "07";
export type SocialItemId = `${Pole}.${Place}`;

/** 4 × 7 statements: fourteen an axis, half of them from either end. */
export const items = toItems(poles, places, [1, 3]);
/** Ids of which the second asks, from the other end, what the first asks. */
export const mirrors = (["tell", "show"] as const).flatMap((pole) => mirrored.map((place) => [`${pole}.${place}`, `${opposites[pole]}.${place}`] as const));
