import type { DreamSymbol } from "../cast-types.ts";
import type { Category } from "../lexicon/symbol.ts";
import { categoryPaths } from "./category-paths.ts";
import { signs } from "./signs.ts";

const pathOf = new Map<string, string>(signs.flatMap(([path, ids]) => ids.map((id) => [id, path] as const)));
/** Images that run as the dreamer does. */
const running: readonly string[] = ["chase", "slowLegs"];
const toCategory = ({ id, category }: Pick<DreamSymbol, "id" | "category">): Category => (running.includes(id) ? "doing" : category);

/** The sign of an image: its own, else its category’s. */
export const getSignPath = (symbol: Pick<DreamSymbol, "id" | "category">): string => pathOf.get(symbol.id) ?? categoryPaths[toCategory(symbol)];
