import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigProblem } from "./config.ts";

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Takes the embedded database's folder for this process: two writers would ruin it.
 * @returns a function that gives it back
 * @throws ConfigProblem while another living process holds it
 */
export const takeDataDir = async (dataDir: string): Promise<() => Promise<void>> => {
  await mkdir(dataDir, { recursive: true });
  const lock = join(dataDir, "yarrow.pid");
  const holder = Number(await readFile(lock, "utf8").catch(() => ""));
  if (holder > 0 && holder !== process.pid && isAlive(holder))
    throw new ConfigProblem(`Another Yarrow (process ${holder}) is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
  await writeFile(lock, String(process.pid));
  return () => rm(lock, { force: true });
};
