import type { Paragraph } from "../../kit/reading.ts";

/** A paragraph of a reading; one with a `turn` joins, in that order, only while the reading is too short without it. */
export interface Slot {
  paragraph: Paragraph | null;
  turn?: number;
}

const toSentences = (text: string): string[] =>
  text
    .replace(/^> ?/gm, "")
    .split(/[。？]|[.?](?=\s|$)|\n+|：/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 6);

/**
 * The paragraphs that make a reading of the wanted length, in the order given. Hexagrams of one cast can coincide (the reverse of 泰 is its
 * opposite, the core of 既济 is 未济), so an optional paragraph that would say a sentence again stays out.
 * @param enough in the unit that `measure` counts
 */
export const fill = (slots: readonly Slot[], enough: number, measure: (text: string) => number): Paragraph[] => {
  const toTextOf = ({ paragraph }: Slot): string => paragraph?.text ?? "";
  const chosen = new Set(slots.filter((slot) => slot.turn === undefined && toTextOf(slot) !== ""));
  let told = [...chosen].map(toTextOf).join("\n");
  const optional = slots.filter((slot) => slot.turn !== undefined && toTextOf(slot) !== "").sort((one, other) => (one.turn ?? 0) - (other.turn ?? 0));
  for (const slot of optional) {
    if (measure(told) >= enough) break;
    if (toSentences(toTextOf(slot)).some((sentence) => told.includes(sentence))) continue;
    chosen.add(slot);
    told += `\n${toTextOf(slot)}`;
  }
  return slots.flatMap((slot) => (chosen.has(slot) && slot.paragraph ? [slot.paragraph] : []));
};
