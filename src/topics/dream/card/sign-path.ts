import type { DreamSymbol } from "../cast-types.ts";
import { categoryPaths } from "./category-paths.ts";

const serpent =
  "M4.5 17.5c2.6 2.6 5.3.8 5.3-2.6 0-3.6-2-7 1.2-8.6 3-1.4 4.2 1.4 4.2 4.2 0 3.4.6 5.4 2.6 5.2 1.6-.2 2.2-1.8 2.2-3.6M20 12.1l1.3-2M20 12.1l-1.5-1.8";
const wing = "M3 13.6c2.6-5.2 6.4-5.6 9-1 2.6-4.6 6.4-4.2 9 1M12 12.6v3.2";
const insect =
  "M15.4 13.2a3.4 4.6 0 1 1-6.8 0 3.4 4.6 0 1 1 6.8 0zM12 8.6v9.2M8.8 11.4 5 9.4M8.6 13.8H4.6M9 16.2l-3.6 2.4M15.2 11.4 19 9.4M15.4 13.8h4M15 16.2l3.6 2.4M10.6 8.8 9 5.4M13.4 8.8 15 5.4";
const fish = "M3.6 12c3.6-5 9.4-5 12.8 0-3.4 5-9.2 5-12.8 0zM16.4 12l4-3.4v6.8zM7.6 11.2v.4";

/** Animals without paws. */
const kinds: readonly (readonly [path: string, ids: string])[] = [
  [serpent, "snake eel lizard caterpillar maggot silkworm centipede snail"],
  [wing, "bird eagle crow magpie swallow sparrow owl pigeon peacock chicken duck goose crane swan parrot seagull nest feather bat"],
  [insect, "butterfly moth bee ant spider cockroach mosquito fly cricket cicada dragonfly firefly scorpion locust louse bugs crab"],
  [fish, "fish goldfish carp shark whale dolphin octopus jellyfish shrimp shell"],
];
const pathOf = new Map(kinds.flatMap(([path, ids]) => ids.split(" ").map((id) => [id, path] as const)));

/** The sign of an image: its category’s, but a snake has no paws. */
export const getSignPath = ({ id, category }: Pick<DreamSymbol, "id" | "category">): string => pathOf.get(id) ?? categoryPaths[category];
