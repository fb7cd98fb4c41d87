import { pino } from "pino";
import type { Config } from "./config.ts";

/** Structured lines with a request id. Never a question, a name, a birth date or an address: ids and numbers only. */
export const createLog = (config: Pick<Config, "LOG_LEVEL">) => pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
