import * as z from "zod/mini";
import { AppError } from "../../shared/errors.ts";

/**
 * Validates a topic's input.
 * @throws AppError invalidParameters: field path → zod's issue code (`invalid_type`, `too_small`, …)
 */
export const parseInput = <Input>(schema: z.ZodMiniType<Input>, input: unknown): Input => {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "input"] ??= issue.code ?? "custom";
  throw new AppError("invalidParameters", { fields });
};
