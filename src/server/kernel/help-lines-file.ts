import { readFileSync } from "node:fs";
import * as z from "zod";
import { StartProblem } from "./start-problem.ts";

/** What help is needed for: not to die, to be safe from somebody, or both for a child. */
export type HelpNeed = "self" | "harmed" | "child";

const line = z.strictObject({ name: z.string().trim().min(1).max(120), contact: z.string().trim().min(2).max(80), where: z.string().trim().min(1).max(80) });
export type HelpLine = z.infer<typeof line>;

const lines = z.strictObject({ zh: z.array(line).min(1).max(20).optional(), en: z.array(line).min(1).max(20).optional() }).optional();
const schema = z.strictObject({ self: lines, harmed: lines, child: lines });
export type OwnHelpLines = z.infer<typeof schema>;

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new StartProblem(
      `HELP_LINES_FILE (${path}) cannot be read (${(error as NodeJS.ErrnoException).code}). Mend the path, or unset it to use the lines that come along.`,
    );
  }
};

const parse = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartProblem(`HELP_LINES_FILE (${path}) is no JSON.`);
  }
};

/**
 * The help lines of whoever runs the server, in place of ours for each need and language they give.
 * @throws StartProblem naming what is wrong and where
 */
export const readHelpLines = (path: string | undefined): OwnHelpLines | null => {
  if (path === undefined) return null;
  const result = schema.safeParse(parse(path, read(path)));
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `  ${issue.path.join(".") || "the whole"}: ${issue.message}`);
  throw new StartProblem(`HELP_LINES_FILE (${path}) needs mending (see docs/operating.md):\n${wrong.join("\n")}`);
};
