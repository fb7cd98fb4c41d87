/** The five elements in the order in which each generates the next. */
export const elements = ["wood", "fire", "earth", "metal", "water"] as const;
export type Element = (typeof elements)[number];

/** How `other` stands to `own`: 生我 feedsMe, 我生 iFeed, 克我 holdsMe, 我克 iHold, 比和 same. */
export type Relation = "same" | "iFeed" | "iHold" | "holdsMe" | "feedsMe";
const byDistance: readonly Relation[] = ["same", "iFeed", "iHold", "holdsMe", "feedsMe"];

/** Seen from `own`. Wood feeds fire (distance 1), holds earth (2), is held by metal (3), is fed by water (4). */
export const toRelation = (own: Element, other: Element): Relation => byDistance[(elements.indexOf(other) - elements.indexOf(own) + 5) % 5]!;
