import * as z from "zod/mini";
import { checkAnswers } from "./parse-answers.ts";
import type { Answer, Item } from "./questionnaire.ts";

/**
 * A topic's input with a test's answers in it: the head says which test and version, its items say which answers are right. The answers come out in
 * the items' order, whichever way they were sent.
 * @param head the other fields; an object that keeps `answers` out of it
 * @example answersInput(z.object({ version: z.enum(testVersions) }), ({ version }) => listItems(version))
 */
export const answersInput = <Head extends object>(
  head: z.ZodMiniType<Head>,
  listItems: (head: Head) => readonly Item[],
): z.ZodMiniType<Head & { answers: Answer[] }> => {
  const read = z.transform((given: unknown, context): Head & { answers: Answer[] } => {
    const parsed = z.safeParse(head, given);
    if (!parsed.success) {
      context.issues.push(...(parsed.error.issues.map(({ message: _, ...issue }) => ({ ...issue, input: given })) as never[]));
      return z.NEVER;
    }
    const { answers, fields } = checkAnswers(listItems(parsed.data), (given as { answers?: unknown }).answers);
    for (const [path, code] of Object.entries(fields)) context.issues.push({ code: "custom", path: path.split("."), params: { code }, input: given });
    return { ...parsed.data, answers };
  });
  return z.pipe(z.unknown(), read) as unknown as z.ZodMiniType<Head & { answers: Answer[] }>;
};
