import * as z from "zod/mini";
import { AppError } from "../../shared/errors.ts";

/** A check of our own names what is wrong in its `params`. */
const toCode = (issue: z.core.$ZodIssue): string =>
  issue.code === "custom" && typeof issue.params?.code === "string" ? issue.params.code : (issue.code ?? "custom");

/**
 * Validates a topic's input.
 * @throws AppError invalidParameters: field path → zod's issue code (`invalid_type`, `too_small`, …) or the code a check of ours gave
 */
export const parseInput = <Input>(schema: z.ZodMiniType<Input>, input: unknown): Input => {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "input"] ??= toCode(issue);
  throw new AppError("invalidParameters", { fields });
};
