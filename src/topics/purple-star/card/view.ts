import type { Palace, PurpleStarCast } from "../cast-types.ts";
import type { PalaceName } from "../data/palaces.ts";

/** What the panel under the plate shows: one palace, or the centre with all the plate was set by. */
export type Shown = PalaceName | "plate";

const centreKeys = [
  "transformation",
  "annual",
  "minorLimit",
  "childhood",
  "class",
  "soulStar",
  "bodyStar",
  "bodyPalace",
  "lunar",
  "pillars",
  "plate",
  "variant",
];

/** Where a fact lives on the plate; null for patterns, which have their own strip. */
export const findShown = ({ palaces }: PurpleStarCast, factId: string | null): Shown | null => {
  if (factId === null) return null;
  const [key, name, last] = factId.split(".") as [string, string | undefined, string | undefined];
  const holds = ({ name: palace, stars, gods }: Palace): boolean => {
    if (key === "star") return stars.some((star) => star.name === name);
    if (key === "god") return Object.entries(gods).some(([cycle, god]) => cycle === name && god === last);
    return palace === name;
  };
  const found = palaces.find(holds);
  if (found) return found.name;
  return centreKeys.includes(key) || key === "decade" ? "plate" : null;
};
