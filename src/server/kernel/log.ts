import { DrizzleQueryError } from "drizzle-orm";
import { pino } from "pino";
import type { Config } from "./config.ts";

/** Structured lines with a request id. Never a question, a name, a birth date or an address: ids and numbers only. */
export const createLog = (config: Pick<Config, "LOG_LEVEL">) => pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** An error with its cause and place. A failed query is named without its values: those are what people wrote. */
export const toLogged = (error: unknown): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}\n${toLogged(error.cause)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
