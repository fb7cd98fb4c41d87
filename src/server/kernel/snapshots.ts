import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { create } from "tar";
import type { EmbeddedDatabase } from "./db/pglite.ts";
import type { Kernel } from "./kernel.ts";
import { listSnapshots, toSnapshotFolder } from "./snapshot-files.ts";

const everyMs = 15 * 60_000;
/** The last hour by quarters, and one more. */
const keep = 5;

/** What a snapshot that was cut off, or a full disk, left behind. */
const sweep = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => [] as string[]);
  await Promise.all(names.filter((name) => /\.(?:part|copy)$/.test(name)).map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

/**
 * Writes the whole embedded database into one file beside it, and drops the oldest ones. Queries wait while the folder is copied; it
 * is packed from the copy, in the thread pool, so that neither the loop nor the memory notices.
 * @returns the file's path
 */
export const writeSnapshot = async ({ config, database, now }: Pick<Kernel, "config" | "database" | "now">): Promise<string> => {
  const folder = toSnapshotFolder(config.DATA_DIR);
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  const path = join(folder, `${new Date(now()).toISOString().replaceAll(":", "-")}.tar.gz`);
  const copy = `${path}.copy`;
  try {
    await (database as EmbeddedDatabase).copyTo(copy);
    await create({ gzip: { level: 3 }, cwd: copy, file: `${path}.part`, portable: true }, ["."]);
    // Renamed when whole, so that a crash leaves no half file under a good name.
    await rename(`${path}.part`, path);
  } finally {
    await sweep(folder);
  }
  for (const name of (await listSnapshots(config.DATA_DIR)).slice(keep)) await rm(join(folder, name));
  return path;
};

/** Keeps rolling snapshots of an embedded database, preferably while nothing is told; after an hour without a quiet moment one is made all the same. */
export const keepSnapshots = (kernel: Kernel, isBusy: () => boolean): void => {
  if (kernel.database.kind !== "pglite") return;
  const swept = sweep(toSnapshotFolder(kernel.config.DATA_DIR));
  let missed = 0;
  kernel.jobs.every({
    name: "snapshots.write",
    everyMs,
    run: async () => {
      missed += 1;
      if (isBusy() && missed < 4) return;
      missed = 0;
      await swept;
      await writeSnapshot(kernel);
    },
  });
};
