import { acts, matters, parties, risks } from "../heard.ts";

/** What stands for "none". */
export const none = "-";

/** What is told apart, each by itself. A yes-or-no question is one of two: a yes may be hoped for, or dreaded. */
export const heads = {
  act: acts as readonly string[],
  risk: [none, ...risks] as readonly string[],
  matter: [none, ...matters] as readonly string[],
  who: [none, ...parties] as readonly string[],
  kind: [none, "yesNo+", "yesNo-", "choice", "how", "why", "when", "who", "what", "open"] as readonly string[],
};
export type Head = keyof typeof heads;
export const headNames = Object.keys(heads) as Head[];

/** Every label of every head has a column: the first column of each head. */
export const firstColumn = Object.fromEntries(
  headNames.map((head, at) => [head, headNames.slice(0, at).reduce((sum, before) => sum + heads[before].length, 0)]),
) as Record<Head, number>;
export const columns = headNames.reduce((sum, head) => sum + heads[head].length, 0);
