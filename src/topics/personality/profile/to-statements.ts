import type { ItemWords } from "../../kit/questionnaire/questionnaire.ts";

/** Statements of 1 … 5 share the words of their answers; each has its own text only. */
export const toStatements = <Id extends string>(texts: Readonly<Record<Id, string>>): Record<Id, ItemWords> =>
  Object.fromEntries((Object.entries(texts) as [Id, string][]).map(([id, text]) => [id, { text, options: [] }])) as unknown as Record<Id, ItemWords>;
