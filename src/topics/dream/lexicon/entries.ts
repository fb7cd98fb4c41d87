import { beasts } from "./entries/beasts.ts";
import { body } from "./entries/body.ts";
import { clothing } from "./entries/clothing.ts";
import { doing } from "./entries/doing.ts";
import { food } from "./entries/food.ts";
import { land } from "./entries/land.ts";
import { objects } from "./entries/objects.ts";
import { papers } from "./entries/papers.ts";
import { people } from "./entries/people.ts";
import { peril } from "./entries/peril.ts";
import { places } from "./entries/places.ts";
import { plants } from "./entries/plants.ts";
import { rooms } from "./entries/rooms.ts";
import { sky } from "./entries/sky.ts";
import { spirit } from "./entries/spirit.ts";
import { trial } from "./entries/trial.ts";
import { vehicles } from "./entries/vehicles.ts";
import { water } from "./entries/water.ts";
import { wings } from "./entries/wings.ts";
import type { Category, SymbolEntry } from "./symbol.ts";

const inCategory = <Id extends string>(category: Category, entries: Readonly<Record<Id, SymbolEntry>>): Record<Id, SymbolEntry & { category: Category }> =>
  Object.fromEntries(Object.entries<SymbolEntry>(entries).map(([id, entry]) => [id, { ...entry, category }])) as Record<
    Id,
    SymbolEntry & { category: Category }
  >;

/** Every image of the lexicon by its id. */
export const symbols = {
  ...inCategory("animal", beasts),
  ...inCategory("animal", wings),
  ...inCategory("earth", plants),
  ...inCategory("earth", land),
  ...inCategory("sky", sky),
  ...inCategory("food", food),
  ...inCategory("body", body),
  ...inCategory("person", people),
  ...inCategory("house", rooms),
  ...inCategory("place", places),
  ...inCategory("clothing", clothing),
  ...inCategory("thing", objects),
  ...inCategory("thing", papers),
  ...inCategory("vehicle", vehicles),
  ...inCategory("water", water),
  ...inCategory("peril", peril),
  ...inCategory("trial", trial),
  ...inCategory("doing", doing),
  ...inCategory("spirit", spirit),
};
export type SymbolId = keyof typeof symbols;
export const symbolIds = Object.keys(symbols) as SymbolId[];
export const isSymbolId = (id: string): id is SymbolId => Object.hasOwn(symbols, id);
