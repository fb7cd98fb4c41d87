import { PGlite } from "@electric-sql/pglite";
import { parseComplaint, startParams } from "./pglite-settings.ts";

/** A process of its own, `make-pglite.ts FOLDER`: opens the database there, making an empty one where there is none, and closes it. Why it cannot is its error stream. */
const complaints: string[] = [];
const onStderr = (line: string): boolean => {
  const complaint = parseComplaint(line);
  if (complaint) complaints.push(complaint.reason);
  return false;
};

try {
  const database = new PGlite(process.argv[2]!, { startParams, onStderr });
  await database.waitReady;
  await database.exec("checkpoint");
  await database.close();
} catch (error) {
  process.stderr.write(complaints.join(": ") || String((error as Error).message ?? error));
  process.exit(1);
}
