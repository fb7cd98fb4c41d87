import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EmbeddedDatabase } from "./db/pglite.ts";
import type { Kernel } from "./kernel.ts";

const everyMs = 15 * 60_000;
/** The last hour by quarters, and one more. */
const keep = 5;
const folderOf = (dataDir: string): string => join(dataDir, "snapshots");

/**
 * Writes the whole embedded database into one file beside it, and drops the oldest ones.
 * @returns the file's path
 */
export const writeSnapshot = async (kernel: Kernel): Promise<string> => {
  const folder = folderOf(kernel.config.DATA_DIR);
  await mkdir(folder, { recursive: true });
  const dump = await (kernel.database as EmbeddedDatabase).dump();
  const path = join(folder, `${new Date(kernel.now()).toISOString().replaceAll(":", "-")}.tar.gz`);
  // Renamed when whole, so that a crash leaves no half file under a good name.
  await writeFile(`${path}.part`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${path}.part`, path);
  for (const name of (await listSnapshots(kernel.config.DATA_DIR)).slice(keep)) await rm(join(folder, name));
  return path;
};

/** Newest first. */
export const listSnapshots = async (dataDir: string): Promise<string[]> =>
  (await readdir(folderOf(dataDir)).catch(() => [] as string[]))
    .filter((name) => name.endsWith(".tar.gz"))
    .sort()
    .reverse();

/**
 * Keeps rolling snapshots while nothing is told: a dump holds the loop for a moment.
 * @returns a function that stops them
 */
export const startSnapshots = (kernel: Kernel, isBusy: () => boolean): (() => Promise<void>) => {
  if (kernel.database.kind !== "pglite") return () => Promise.resolve();
  let writing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    if (!isBusy()) writing = writeSnapshot(kernel).catch((error) => kernel.log.error({ error: String(error) }, "snapshot failed"));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await writing;
  };
};
