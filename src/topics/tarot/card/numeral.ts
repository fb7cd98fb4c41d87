import type { DeckCard } from "../data/deck.ts";

const tens = ["", "X", "XX"];
const ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
const courts: Record<string, string> = { page: "P", knight: "Kn", queen: "Q", king: "K" };

/** What stands in the plate at a card's head: Roman for majors and pips (The Fool is 0), a letter for the court. */
export const toNumeral = ({ number, rank }: DeckCard): string => {
  if (rank !== null && courts[rank] !== undefined) return courts[rank];
  return number === 0 ? "0" : `${tens[Math.floor(number / 10)]}${ones[number % 10]}`;
};
