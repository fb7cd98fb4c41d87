import type { FactsData } from "../../../../shared/contract/stream.ts";

/** How many paragraphs stand under the headline. */
const shown = 2;

/** An answer's headline with its first two paragraphs. @param facts where its paragraphs start; absent, all of it */
export const toGist = (text: string, facts: FactsData | undefined): string => {
  const end = facts?.paragraphs[shown]?.at;
  return end === undefined ? text : text.slice(0, end).trimEnd();
};
