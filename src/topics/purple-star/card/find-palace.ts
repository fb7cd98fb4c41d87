import type { Palace, PurpleStarCast } from "../cast-types.ts";
import type { PalaceName } from "../data/palaces.ts";

/** The palace a fact lives in; null for one of the whole plate. */
export const findPalace = ({ palaces }: PurpleStarCast, factId: string | null): PalaceName | null => {
  if (factId === null) return null;
  const [key, name, last] = factId.split(".") as [string, string | undefined, string | undefined];
  const holds = ({ name: palace, stars, gods }: Palace): boolean => {
    if (key === "star") return stars.some((star) => star.name === name);
    if (key === "god") return Object.entries(gods).some(([cycle, god]) => cycle === name && god === last);
    return palace === name;
  };
  return palaces.find(holds)?.name ?? null;
};
