import type { ChineseCast } from "../engine.ts";

/** What is counted from left to right: the characters, and the strokes lent to a single surname before it and to a single given name after it. */
interface Counted {
  /** Of a character its place in the name, from 1. */
  place: number | "before" | "after";
  /** null for what is lent. */
  char: string | null;
  strokes: number;
}

type Span = readonly [from: number, to: number];

export interface Layout {
  counted: Counted[];
  /** From which to which of what is counted each of these grids adds up. */
  spans: Record<"heaven" | "person" | "earth", Span>;
}

const lent = { char: null, strokes: 1 };

export const toLayout = ({ surname, given, traditional, strokes }: Pick<ChineseCast, "surname" | "given" | "traditional" | "strokes">): Layout => {
  const [own, called] = [[...surname].length, [...given].length];
  const counted: Counted[] = [...traditional].map((char, index) => ({ char, place: index + 1, strokes: strokes[index]! }));
  if (own === 1) counted.unshift({ ...lent, place: "before" });
  if (called === 1) counted.push({ ...lent, place: "after" });
  const parting = Math.max(own, 2);
  return { counted, spans: { heaven: [0, parting - 1], person: [parting - 1, parting], earth: [parting, counted.length - 1] } };
};
