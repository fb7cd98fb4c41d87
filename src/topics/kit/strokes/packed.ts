/** The stroke table as it is kept: six characters a record, over U+4E00 … U+9FFF and then over `extra`. */
export interface PackedStrokes {
  version: string;
  extra: string;
  /** Toned syllables, parted by spaces; the first is empty, for characters without a reading. */
  syllables: string;
  /** Radical 1 … 214 (two digits), strokes beside it plus `restOffset` (one), strokes as written today (one), place of the reading (two). */
  records: string;
  /** Each a character and its traditional forms, parted by spaces. */
  traditional: string;
  /** Each a character and its further readings, parted by spaces. */
  readings: string;
}

/** What one record says. `rest` is below nothing where the radical says more than is written: 王 is 玉 less one. */
export interface StrokeRecord {
  radical: number;
  rest: number;
  today: number;
  reading: number;
}

export const recordWidth = 6;
export const restOffset = 8;
const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @throws RangeError when the value does not fit in that many digits of base 62 */
export const packNumber = (value: number, width: number): string => {
  if (!Number.isInteger(value) || value < 0 || value >= digits.length ** width) throw new RangeError(`${value} does not fit in ${width} digits`);
  return Array.from({ length: width }, (_, place) => digits[Math.floor(value / digits.length ** (width - 1 - place)) % digits.length]).join("");
};

const unpackNumber = (text: string): number => [...text].reduce((value, digit) => value * digits.length + digits.indexOf(digit), 0);

/** The record at a place of the table. */
export const unpackRecord = (records: string, place: number): StrokeRecord => {
  const at = place * recordWidth;
  return {
    radical: unpackNumber(records.slice(at, at + 2)),
    rest: unpackNumber(records.slice(at + 2, at + 3)) - restOffset,
    today: unpackNumber(records.slice(at + 3, at + 4)),
    reading: unpackNumber(records.slice(at + 4, at + 6)),
  };
};
