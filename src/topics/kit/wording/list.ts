const join = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

/** “a”, “a and b”, “a, b and c”; nothing for nothing. */
export const listAnd = (items: readonly string[]): string => join(items, "and");

/** “a”, “a or b”, “a, b or c”. */
export const listOr = (items: readonly string[]): string => join(items, "or");
