import { parts } from "./data/parts.ts";

const partOf = new Map(parts.split(" ").map((pair) => [[...pair][0]!, [...pair][1]!]));

/** What stands beside the radical of a traditional character, where it is a character by itself: 江 → 工; null where none is entered. */
export const findPart = (traditional: string): string | null => partOf.get(traditional) ?? null;
