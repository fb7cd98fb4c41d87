import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage } from "./port.ts";

const keyPattern = /^[\w-]+(?:\/[\w-]+)*$/;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/**
 * Files in a folder of this machine. Several nodes must share it.
 * @throws RangeError for a key that is no path of plain names
 */
export const createDiskStorage = (folder: string): Storage => {
  const toPath = (key: string): string => {
    if (!keyPattern.test(key)) throw new RangeError(`not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    find: (key) =>
      readFile(toPath(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    delete: (key) => rm(toPath(key), { force: true }),
    deleteOwner: (owner) => rm(toPath(owner), { recursive: true, force: true }),
  };
};
