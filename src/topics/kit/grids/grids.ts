import type { Element } from "../hexagrams/elements.ts";
import { getLuckNumber, type Luck, toNumberElement } from "./numbers.ts";

/** 天格 人格 地格 外格 总格. */
export const gridNames = ["heaven", "person", "earth", "outer", "total"] as const;
export type GridName = (typeof gridNames)[number];

export interface Grids {
  grids: Record<GridName, number>;
  elements: Record<GridName, Element>;
  luck: Record<GridName, Luck>;
  /** The strokes each grid adds up: [7, 1] for the heaven grid of 江. The outer grid's are heaven, earth and the person grid taken off. */
  sums: Record<GridName, number[]>;
  /** The other way to count the outer grid, where the two differ: 1 beside 2 for one surname and one given character. */
  outerVariant: number | null;
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const toRecord = <Value>(of: (name: GridName) => Value): Record<GridName, Value> => ({
  heaven: of("heaven"),
  person: of("person"),
  earth: of("earth"),
  outer: of("outer"),
  total: of("total"),
});

/**
 * 五格 of a name by its Kangxi strokes. Heaven: the surname, a single one with 1 lent; person: the surname's last and the given name's first;
 * earth: the given name, a single one with 1 lent; total: all strokes; outer: heaven + earth − person.
 * 江沐陽, 7 8 17: heaven 7+1 = 8, person 7+8 = 15, earth 8+17 = 25, outer 8+25−15 = 18, total 32.
 * Source: the rule of 熊崎健翁 (1918) as printed in Chinese name books. The other count of the outer grid, total − person + 1 (with 1 lent
 * once), differs where two single characters meet: 1 instead of 2.
 * @throws RangeError when either part is empty
 */
export const toGrids = (surname: readonly number[], given: readonly number[]): Grids => {
  const [firstGiven] = given;
  const lastSurname = surname.at(-1);
  if (firstGiven === undefined || lastSurname === undefined) throw new RangeError("a surname and a given name are needed");
  const heaven = surname.length === 1 ? [lastSurname, 1] : [...surname];
  const person = [lastSurname, firstGiven];
  const earth = given.length === 1 ? [firstGiven, 1] : [...given];
  const total = [...surname, ...given];
  const outer = [add(heaven), add(earth), -add(person)];
  const sums = { heaven, person, earth, outer, total };
  const grids = toRecord((name) => add(sums[name]));
  return {
    grids,
    elements: toRecord((name) => toNumberElement(grids[name])),
    luck: toRecord((name) => getLuckNumber(grids[name]).luck),
    sums,
    outerVariant: surname.length === 1 && given.length === 1 ? 1 : null,
  };
};
