import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Where a process number means something: one host, one boot, one process namespace. Two containers over one folder are two worlds.
 * @returns an opaque name, the same for every process that can see the others
 */
export const findProcessWorld = async (): Promise<string> => {
  const [boot, space] = await Promise.all([readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""), readlink("/proc/self/ns/pid").catch(() => "")]);
  return [hostname(), boot.trim(), space].filter(Boolean).join(" ");
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/**
 * When a process began, in the system's own words: numbers are used again, this tells the old one from the new.
 * @returns "dead" for none, "unknown" where the system does not say
 */
export const findProcessBirth = async (pid: number): Promise<string> => {
  if (!isAlive(pid)) return "dead";
  // The 22nd field of the line, counted after the name, which may hold spaces and brackets (proc(5)).
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const ticks = line.slice(line.lastIndexOf(")") + 2).split(" ")[19];
  if (ticks) return ticks;
  const listed = await run("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => null);
  return listed?.stdout.trim() || "unknown";
};
