import { randomBytes } from "node:crypto";
import type { Config } from "../../server/kernel/config.ts";
import { takeDataDir } from "../../server/kernel/data-dir.ts";
import { openPglite } from "../../server/kernel/db/pglite.ts";
import { openPostgres } from "../../server/kernel/db/postgres.ts";
import { keepSecret } from "../../server/kernel/secret.ts";
import { openVault } from "../../server/kernel/vault/vault.ts";
import { PlainProblem } from "../usage.ts";

/**
 * Makes a new key of the vault. Over PostgreSQL the nodes may run; the embedded database is one process's, so its server must be stopped.
 * @returns the key's version
 * @throws StartProblem while a server uses the folder, or where the database does not answer; PlainProblem with another secret than the server's
 */
export const rotateKeys = async (given: Config): Promise<number> => {
  const release = given.DATABASE_URL ? async () => {} : await takeDataDir(given.DATA_DIR);
  try {
    const database = await (given.DATABASE_URL ? openPostgres(given.DATABASE_URL) : openPglite(given.DATA_DIR));
    try {
      const config = { APP_SECRET: await keepSecret(given) };
      const vault = await openVault({ database, config, randomBytes: (n) => new Uint8Array(randomBytes(n)), now: Date.now }).catch(() => {
        throw new PlainProblem("The keys of this database do not open with this secret. Set the APP_SECRET that the server runs with, or its DATA_DIR.");
      });
      return await vault.rotate();
    } finally {
      await database.close();
    }
  } finally {
    await release();
  }
};
