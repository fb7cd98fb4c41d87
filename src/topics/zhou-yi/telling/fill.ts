import type { Paragraph } from "../../kit/reading.ts";

/** A paragraph of a reading; one with a `turn` joins, in that order, only while the reading is too short without it. */
export interface Slot {
  paragraph: Paragraph | null;
  turn?: number;
}

/**
 * The paragraphs that make a reading of the wanted length, in the order given.
 * @param enough in the unit that `measure` counts
 */
export const fill = (slots: readonly Slot[], enough: number, measure: (text: string) => number): Paragraph[] => {
  const isTold = ({ paragraph }: Slot): boolean => paragraph !== null && paragraph.text !== "";
  const chosen = new Set(slots.filter((slot) => slot.turn === undefined && isTold(slot)));
  let length = [...chosen].reduce((sum, { paragraph }) => sum + measure(paragraph?.text ?? ""), 0);
  const optional = slots.filter((slot) => slot.turn !== undefined && isTold(slot)).sort((one, other) => (one.turn ?? 0) - (other.turn ?? 0));
  for (const slot of optional) {
    if (length >= enough) break;
    chosen.add(slot);
    length += measure(slot.paragraph?.text ?? "");
  }
  return slots.flatMap((slot) => (chosen.has(slot) && slot.paragraph ? [slot.paragraph] : []));
};

export const countChinese = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;
/** Chinese lines quoted in an English reading do not count. */
export const countEnglish = (text: string): number => text.match(/[A-Za-z0-9][A-Za-z0-9’'-]*/g)?.length ?? 0;
