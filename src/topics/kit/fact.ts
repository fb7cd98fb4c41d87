/** The values a fact may carry: keys of the craft and numbers, never words of a language. */
export type FactValues = Record<string, string | number | boolean | null>;

/** A topic's facts: key → the values under it. */
export type FactMap = Record<string, FactValues>;

/** One statement of a cast, without words. `id` is stable and unique in the cast (`card.2`, `line.3`). */
export interface Fact<Key extends string = string, Values extends FactValues = FactValues> {
  id: string;
  key: Key;
  values: Values;
}

export type FactOf<Facts extends FactMap> = { [Key in keyof Facts & string]: Fact<Key, Facts[Key]> }[keyof Facts & string];

/** A fact said in one language, as a chip: what it is, what it is here, and the rule behind it in plain words. */
export interface FactWords {
  label: string;
  value: string;
  note?: string;
}

/** One line for every key; a missing one does not compile. */
export type FactWording<Facts extends FactMap> = { [Key in keyof Facts]: (values: Facts[Key]) => FactWords };
