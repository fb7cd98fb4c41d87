import { randomUUID } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kernel } from "./kernel.ts";

/** Four segments of PostgreSQL's log: a running answer can still be written to its end, and the database closed. */
const reserveBytes = 64 * 1024 * 1024;
const keptMs = 2000;
const probe = new Uint8Array(64 * 1024).fill(1);

export interface DiskRoom {
  /** False while the disk is nearly full, or does not take a write. Looked up at most every two seconds. */
  hasRoom(): Promise<boolean>;
}

/** Whether more may be written. Over PostgreSQL the folder holds pictures alone, and one that cannot be kept is refused by itself. */
export const takesMore = async ({ database, disk }: Pick<Kernel, "database" | "disk">): Promise<boolean> => database.kind !== "pglite" || disk.hasRoom();

export interface DiskRoomOptions {
  folder: string;
  now: () => number;
  write?: (path: string, bytes: Uint8Array) => Promise<void>;
}

/** Whether a folder's disk takes what people write. PGlite cannot go on once its log finds no room, so writing stops before. */
export const createDiskRoom = ({ folder, now, write = writeFile }: DiskRoomOptions): DiskRoom => {
  const look = async (): Promise<boolean> => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < reserveBytes) return false;
    // Free blocks say nothing of quotas, of a disk gone read-only or of one that fails.
    const path = join(folder, `write.${randomUUID()}.part`);
    try {
      await write(path, probe);
    } finally {
      await rm(path, { force: true }).catch(() => {});
    }
    return true;
  };
  let lookedMs = Number.NEGATIVE_INFINITY;
  let found = Promise.resolve(true);
  return {
    hasRoom() {
      if (now() - lookedMs >= keptMs) {
        lookedMs = now();
        found = look().catch(() => false);
      }
      return found;
    },
  };
};
