import { readdir } from "node:fs/promises";
import { join } from "node:path";

export const toSnapshotFolder = (dataDir: string): string => join(dataDir, "snapshots");

/** Names of the whole ones, newest first. */
export const listSnapshots = async (dataDir: string): Promise<string[]> =>
  (await readdir(toSnapshotFolder(dataDir)).catch(() => [] as string[]))
    .filter((name) => name.endsWith(".tar.gz"))
    .sort()
    .reverse();
