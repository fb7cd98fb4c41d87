import { once } from "node:events";
import { createInterface } from "node:readline";
import { AppError, errors } from "../shared/errors.ts";

/** What a bad input prints in place of its result. */
export const toErrorLine = ({ error, details }: AppError): string => JSON.stringify({ error: { code: errors[error].code, ...details } });

/** @throws AppError invalidParameters when the text is no JSON object */
export const parseObject = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below, like any other text that is no object.
  }
  throw new AppError("invalidParameters", { fields: { input: "json" } });
};

/** One argument as JSON: 2026 or "2026-11-20". @throws AppError invalidParameters */
export const parseArgument = (line: string): string => {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "string" || typeof value === "number") return String(value);
  } catch {
    // Told below, like any other line that is no argument.
  }
  throw new AppError("invalidParameters", { fields: { input: "json" } });
};

/** What one line prints. What is no mistake of the caller's is told on stderr too, and the other lines are answered still. */
export const toResultLine = async (answer: () => unknown): Promise<string> => {
  try {
    return JSON.stringify(await answer());
  } catch (error) {
    if (error instanceof AppError) return toErrorLine(error);
    process.stderr.write(`yarrow: ${error instanceof Error ? error.stack : String(error)}\n`);
    return toErrorLine(new AppError("unexpected"));
  }
};

/** Reads stdin line by line and prints one result a line, in order, an awaited one too; empty lines are passed over. */
export const eachLine = async (answer: (line: string, number: number) => unknown): Promise<void> => {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    number += 1;
    const printed = await toResultLine(() => answer(line, number));
    if (!process.stdout.write(`${printed}\n`)) await once(process.stdout, "drain");
  }
};
