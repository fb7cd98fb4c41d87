import { DrizzleQueryError } from "drizzle-orm";
import { pino } from "pino";
import type { Config } from "./config.ts";

/** Structured lines with a request id. Never a question, a name, a birth date or an address: ids and numbers only. */
export const createLog = (config: Pick<Config, "LOG_LEVEL">) => pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Where an error arose, without its message. */
const toPlace = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/**
 * An error with its cause and place. A failed query is named without its values, and what the database or a parser says by its code
 * alone: both quote what people wrote.
 */
export const toLogged = (error: unknown): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}\n${toLogged(error.cause)}`;
  if (!(error instanceof Error)) return typeof error === "string" ? error : "something that is no Error was thrown";
  const { code } = error as { code?: unknown };
  const isQuoting = error instanceof SyntaxError || (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code));
  const said = isQuoting ? `${error.name}${typeof code === "string" ? ` ${code}` : ""}\n${toPlace(error)}` : (error.stack ?? error.message);
  return error.cause === undefined ? said : `${said}\ncaused by ${toLogged(error.cause)}`;
};
