import { mkdir, open, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProcessBirth, findProcessWorld } from "./process-birth.ts";
import { StartProblem } from "./start-problem.ts";

const touchEveryMs = 2000;
/** So long an untouched lock is watched before it counts as left behind, where its process cannot be looked up. */
const watchMs = 5 * touchEveryMs;

interface Holder {
  pid: number;
  /** When that process began; a number alone lives on in other programs. */
  birth: string;
  world: string;
}

/** Locks of earlier versions hold the number alone. */
const parseHolder = (text: string): Holder | null => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "number") return { pid: value, birth: "unknown", world: "" };
    return typeof value === "object" && value !== null && "pid" in value && "birth" in value && "world" in value ? (value as Holder) : null;
  } catch {
    return null;
  }
};

const touchedMs = (lock: string): Promise<number> =>
  stat(lock).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Where a holder cannot be looked up, its lock is watched: one that lives touches it. Clocks are not compared. */
const isTouched = async (lock: string, forMs: number): Promise<boolean> => {
  const before = await touchedMs(lock);
  for (let waitedMs = 0; waitedMs < forMs; waitedMs += touchEveryMs / 4) {
    await wait(touchEveryMs / 4);
    const now = await touchedMs(lock);
    if (now !== before) return now !== 0;
  }
  return false;
};

const isHeld = async (lock: string, holder: Holder, world: string, forMs: number): Promise<boolean> => {
  if (holder.world !== "" && holder.world !== world) return isTouched(lock, forMs);
  if (holder.pid === process.pid && holder.world === "") return false;
  const birth = await findProcessBirth(holder.pid);
  if (birth === "dead") return false;
  return birth === "unknown" || holder.birth === "unknown" ? isTouched(lock, forMs) : birth === holder.birth;
};

/** @throws StartProblem where nothing can be written */
export const makeWritable = async (dataDir: string): Promise<void> => {
  const probe = join(dataDir, `write.${process.pid}.part`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, "");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    const why = code === "ENOSPC" ? "The disk is full: free some space" : "Give this user the right to write there";
    throw new StartProblem(`DATA_DIR (${dataDir}) cannot be written to (${code}). ${why}, or set DATA_DIR to another folder.`);
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
};

/** One that died between its two steps is not waited for longer. */
const takingMs = 10_000;

/** Puts one's own lock in the place of the one that was judged, if that still stands: of several that come at once one does. */
const replaceLock = async (lock: string, judged: string | null, own: string): Promise<boolean> => {
  const taking = `${lock}.taking`;
  const takenMs = await touchedMs(taking);
  if (takenMs !== 0 && takenMs + takingMs < Date.now()) await rm(taking, { force: true });
  const turn = await open(taking, "wx").catch(() => null);
  if (!turn) return false;
  try {
    if ((await readFile(lock, "utf8").catch(() => null)) !== judged) return false;
    await rm(lock, { force: true });
    await writeFile(lock, own, { flag: "wx" });
    return true;
  } finally {
    await turn.close();
    await rm(taking, { force: true });
  }
};

/**
 * Takes the embedded database's folder for this process: two writers would ruin it.
 * @param forMs how long a holder that cannot be looked up is watched
 * @returns a function that gives it back
 * @throws StartProblem while another living process holds it, or where nothing can be written
 */
export const takeDataDir = async (dataDir: string, forMs = watchMs): Promise<() => Promise<void>> => {
  await makeWritable(dataDir);
  const lock = join(dataDir, "yarrow.pid");
  const world = await findProcessWorld();
  const own = JSON.stringify({ pid: process.pid, birth: await findProcessBirth(process.pid), world } satisfies Holder);
  const text = await readFile(lock, "utf8").catch(() => null);
  const holder = text === null ? null : parseHolder(text);
  if (holder && (await isHeld(lock, holder, world, forMs)))
    throw new StartProblem(`Another Yarrow (process ${holder.pid}) is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
  if (!(await replaceLock(lock, text, own)))
    throw new StartProblem(`Another Yarrow is just starting on ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
  const touch = setInterval(() => utimes(lock, new Date(), new Date()).catch(() => {}), touchEveryMs);
  touch.unref();
  return async () => {
    clearInterval(touch);
    await rm(lock, { force: true });
  };
};
