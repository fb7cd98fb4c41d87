import { toGrids } from "../kit/grids/grids.ts";
import type { Element } from "../kit/hexagrams/elements.ts";
import { findStrokes } from "../kit/strokes/strokes.ts";
import { findChineseName } from "../kit/strokes/surnames.ts";

export interface NameGrid {
  name: string;
  /** 人格, by Kangxi strokes. */
  person: number;
  total: number;
  element: Element;
}

const toNameGrid = (text: string): NameGrid | null => {
  const name = findChineseName(text);
  if (!name) return null;
  const count = (part: string, isSurname: boolean) => [...part].map((char) => findStrokes(char, { isSurname })?.strokes);
  const [surname, given] = [count(name.surname, true), count(name.given, false)];
  if ([...surname, ...given].some((strokes) => strokes === undefined)) return null;
  const { grids, elements } = toGrids(surname as number[], given as number[]);
  return { name: text, person: grids.person, total: grids.total, element: elements.person };
};

/** The person grids of two full Chinese names, or null where either is none. It is told as a note and gives no points. */
export const toNamePair = (male: string | null, female: string | null): { a: NameGrid; b: NameGrid } | null => {
  const a = male === null ? null : toNameGrid(male);
  const b = female === null ? null : toNameGrid(female);
  return a && b ? { a, b } : null;
};
