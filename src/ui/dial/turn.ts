export interface Scale {
  min: number;
  max: number;
  /** Where a dial that is turned goes round; what is typed may lie beyond. Without it turning stops at the ends. */
  round?: readonly [first: number, last: number];
  /** Where an empty dial begins. */
  start?: number;
}

/** The number a dial comes to when it is turned by so many steps. @param value null for one that is empty */
export const turn = (value: number | null, steps: number, { min, max, round, start }: Scale): number => {
  const [first, last] = round ?? [min, max];
  if (value === null) return start ?? (steps > 0 ? first : last);
  if (!round || value < first || value > last) return Math.min(max, Math.max(min, value + steps));
  const size = last - first + 1;
  return first + ((((value - first + steps) % size) + size) % size);
};

/** The number that digits come to; null for none, and for what the dial does not hold. */
export const readTyped = (text: string, { max }: Scale): number | null => {
  const digits = text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10)).replace(/\D/g, "");
  return digits === "" || Number(digits) > max ? null : Number(digits);
};
