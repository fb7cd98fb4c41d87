import { readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { takeDataDir } from "../../server/kernel/data-dir.ts";
import { listSnapshots } from "../../server/kernel/snapshots.ts";
import { UsageProblem } from "../usage.ts";

/**
 * Puts a snapshot back in place of the embedded database, keeping what was there beside it.
 * @param name a file of the snapshots folder; the newest without it
 * @throws UsageProblem without such a snapshot; ConfigProblem while a server uses the folder
 */
export const restoreSnapshot = async (dataDir: string, name: string | undefined): Promise<{ restored: string; keptAs: string | null }> => {
  const snapshots = await listSnapshots(dataDir);
  const chosen = name ?? snapshots[0];
  if (!chosen || !snapshots.includes(chosen)) throw new UsageProblem(chosen ? `no such snapshot: ${chosen}` : "there is no snapshot yet");
  const release = await takeDataDir(dataDir);
  const live = join(dataDir, "pglite");
  const hadOne = await stat(live).then(
    () => true,
    () => false,
  );
  const keptAs = hadOne ? `${live}-before-${chosen.replace(/\.tar\.gz$/, "")}` : null;
  if (keptAs) await rename(live, keptAs);
  const dump = new Blob([await readFile(join(dataDir, "snapshots", chosen))]);
  const database = new PGlite({ dataDir: live, loadDataDir: dump });
  await database.waitReady;
  await database.close();
  await release();
  return { restored: chosen, keptAs };
};
