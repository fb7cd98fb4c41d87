import type { axes } from "../../../kit/sixteen-types/axes.ts";
import { listItems } from "../../../kit/sixteen-types/items.ts";

/** The four groups of the sixteen types, by the letters that part them. */
export const groups = ["SJ", "SP", "NT", "NF"] as const;
export type Group = (typeof groups)[number];

/** The axes that part the groups; E and I don’t. */
export const groupAxes = ["SN", "TF", "JP"] as const satisfies (typeof axes)[number][];
export type GroupAxis = (typeof groupAxes)[number];

/** The standard version’s items on the three axes. */
export const items = listItems("standard").filter(({ axis }) => (groupAxes as readonly string[]).includes(axis));
