import { DrizzleQueryError } from "drizzle-orm";

/** SQLSTATE classes that another try may mend: connection lost, rolled back, no resources, not in the right state, operator's doing. */
const passingClasses = ["08", "40", "53", "55", "57"];

/** True when a query failed for want of a database, not because of what it said; trying again may work. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof DrizzleQueryError) return isPassing(error.cause);
  if (error instanceof AggregateError) return error.errors.every(isPassing);
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  // What the server says has five characters; what the line says is ECONNREFUSED and the like, or only words.
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return passingClasses.includes(code.slice(0, 2));
  return typeof code === "string" || /timeout|timed out|terminated|ended by|not queryable/i.test(error.message);
};
