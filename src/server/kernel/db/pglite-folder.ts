import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { listSnapshots } from "../snapshot-files.ts";
import { restoreCommand, StartProblem } from "../start-problem.ts";

export const toPgliteFolder = (dataDir: string): string => join(dataDir, "pglite");

/**
 * Opens and closes the database of a folder in a process of its own, which makes an empty one where there is none: what that costs in
 * memory goes with the process.
 * @throws Error with PGlite's own reason
 */
export const tryPglite = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, `make-pglite${extname(import.meta.filename)}`);
    execFile(process.execPath, [script, folder], (error, _, said) => (error ? reject(new Error(said.trim() || error.message)) : resolve()));
  });

/** What whoever runs the server can do about a database that does not open. */
const toWayOut = async (dataDir: string): Promise<string> => {
  const [newest] = await listSnapshots(dataDir);
  if (newest) return `Put the newest snapshot (${newest}) back with: ${restoreCommand}\nWhat is there now is kept beside it.`;
  return `There is no snapshot of it. Put back a copy of the folder if you have one, or move it away to begin with an empty database.`;
};

/** The sentence for an embedded database that does not open. */
export const toDamaged = async (dataDir: string, reason: string): Promise<StartProblem> => {
  const folder = toPgliteFolder(dataDir);
  if (/No space left on device|ENOSPC/i.test(reason))
    return new StartProblem(`The disk of DATA_DIR (${dataDir}) is full, so the database cannot be opened. Nothing is lost: free some space and start again.`);
  return new StartProblem(`The database in ${folder} cannot be opened: ${reason}. Nothing was overwritten.\n${await toWayOut(dataDir)}`);
};

/** Made beside and moved into its place when whole: a start that is killed leaves no half database. */
const make = async (dataDir: string): Promise<void> => {
  const draft = `${toPgliteFolder(dataDir)}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    await tryPglite(draft);
    await rename(draft, toPgliteFolder(dataDir));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Sees to it that there is a database to open, and never makes one over what may be a damaged one.
 * @throws StartProblem with the way out
 */
export const preparePgliteFolder = async (dataDir: string): Promise<void> => {
  const folder = toPgliteFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (names.includes("PG_VERSION")) return;
  if (names.length > 0) throw await toDamaged(dataDir, "its PG_VERSION file is missing, though other files are there");
  if ((await listSnapshots(dataDir)).length > 0)
    throw new StartProblem(
      `There is no database in ${folder}, but there are snapshots of one. ${await toWayOut(dataDir)}\nTo begin with an empty database, move ${join(dirname(folder), "snapshots")} away.`,
    );
  // Also an empty folder, which an earlier start may have left.
  await rm(folder, { recursive: true, force: true });
  await make(dataDir).catch(async (error: Error) => {
    throw await toDamaged(dataDir, error.message);
  });
};
