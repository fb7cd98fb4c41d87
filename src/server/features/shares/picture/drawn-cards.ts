import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DrawnCards } from "./figure.ts";

/** The deck as the pages' build left it, 0.9 MB, read once and kept. Before a build there is none, and the next picture looks again. @param folder of the built pages */
export const createDrawnCards = (folder: string): (() => Promise<DrawnCards>) => {
  const drawings = join(folder, "drawings");
  let read: Promise<ReadonlyMap<string, string>> | null = null;
  const readAll = async (): Promise<ReadonlyMap<string, string>> => {
    const files = (await readdir(drawings).catch(() => [])).filter((name) => name.endsWith(".svg"));
    return new Map(await Promise.all(files.map(async (name) => [name.slice(0, -".svg".length), await readFile(join(drawings, name), "utf8")] as const)));
  };
  return async () => {
    read ??= readAll();
    const known = await read;
    if (known.size === 0) read = null;
    return (slug) => known.get(slug);
  };
};
