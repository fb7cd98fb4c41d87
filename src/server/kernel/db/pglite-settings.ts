import { PGlite } from "@electric-sql/pglite";

/**
 * One connection needs little: PGlite’s own 128 MB of shared buffers are touched whole at every start. With 16 MB the process holds
 * 150 MB less; the system's file cache stands behind it.
 */
export const startParams: string[] = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB", "-c", "max_connections=5", "-c", "wal_buffers=1MB"];

/** What PGlite says on its error stream when it gives up; after a PANIC it answers nothing more. */
export const parseComplaint = (line: string): { isPanic: boolean; reason: string } | null => {
  const found = /\b(PANIC|FATAL|DETAIL):\s+(.*?)\.?$/.exec(line);
  return found && { isPanic: found[1] === "PANIC", reason: found[2]! };
};
