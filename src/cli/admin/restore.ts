import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import { takeDataDir } from "../../server/kernel/data-dir.ts";
import { toPgliteFolder, tryPglite } from "../../server/kernel/db/pglite-folder.ts";
import { listSnapshots, toSnapshotFolder } from "../../server/kernel/snapshot-files.ts";
import { PlainProblem } from "../usage.ts";

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A name that nothing has yet: a second restore must not run into what the first one kept. */
const toFreeName = async (wanted: string): Promise<string> => {
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? wanted : `${wanted}-${at}`;
    if (!(await isThere(name))) return name;
  }
};

/**
 * Puts a snapshot back in place of the embedded database, keeping what was there beside it. The snapshot is unpacked and opened first:
 * one that does not open changes nothing.
 * @param name a file of the snapshots folder; the newest without it
 * @throws PlainProblem without such a snapshot, or for one that does not open; StartProblem while a server uses the folder
 */
export const restoreSnapshot = async (dataDir: string, name: string | undefined): Promise<{ restored: string; keptAs: string | null }> => {
  const snapshots = await listSnapshots(dataDir);
  const chosen = name ?? snapshots[0];
  if (!chosen || !snapshots.includes(chosen)) throw new PlainProblem(chosen ? `There is no such snapshot: ${chosen}.` : "There is no snapshot yet.");
  const release = await takeDataDir(dataDir);
  const live = toPgliteFolder(dataDir);
  const draft = `${live}.part`;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    const warnings: string[] = [];
    const onwarn = (code: string, message: string | Error): void => {
      // Snapshots of earlier versions name their files from the root.
      if (code !== "TAR_ENTRY_INFO") warnings.push(String(message));
    };
    await extract({ file: join(toSnapshotFolder(dataDir), chosen), cwd: draft, onwarn });
    if (warnings.length > 0) throw new Error(warnings[0]);
    if (!(await isThere(join(draft, "PG_VERSION")))) throw new Error("it holds no database");
    await tryPglite(draft);
    const keptAs = (await isThere(live)) ? await toFreeName(`${live}-before-${chosen.replace(/\.tar\.gz$/, "")}`) : null;
    if (keptAs) await rename(live, keptAs);
    await rename(draft, live);
    return { restored: chosen, keptAs };
  } catch (error) {
    throw new PlainProblem(`${chosen} cannot be restored: ${(error as Error).message}. Nothing was changed; try another of: yarrow admin snapshots`);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await release();
  }
};
