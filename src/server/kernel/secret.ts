import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { StartProblem } from "./start-problem.ts";

const secretBytes = 32;
const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/**
 * The secret that signs what must not be forged: the one given, else one made on first start and kept in `DATA_DIR/secret`.
 * Without it nothing opens that was locked with it: births, letters, the keys of passwords under way (`kernel/vault`).
 * @throws StartProblem for a file that holds none
 */
export const keepSecret = async (config: Pick<Config, "APP_SECRET" | "DATA_DIR">): Promise<string> => {
  if (config.APP_SECRET) return config.APP_SECRET;
  const path = join(config.DATA_DIR, "secret");
  const draft = `${path}.${randomUUID()}.part`;
  const kept = await readFile(path, "utf8").catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  });
  if (kept !== null) {
    if (kept.trim().length < 16) throw new StartProblem(`${path} holds no secret. Delete it to have a new one made, or set APP_SECRET.`);
    return kept.trim();
  }
  try {
    await writeFile(draft, `${randomBytes(secretBytes).toString("base64url")}\n`, { mode: 0o600 });
    // A link never replaces: of two that start at once over one folder both end with the first one's secret.
    await link(draft, path).catch(async (error: unknown) => {
      // Some file systems know no links.
      if (!hasCode(error, "EEXIST")) await rename(draft, path);
    });
  } finally {
    await rm(draft, { force: true });
  }
  return keepSecret(config);
};
