import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database } from "./db.ts";
import { migrationsFolder } from "./migrations.ts";

export interface EmbeddedDatabase extends Database {
  /** The whole data directory as one compressed file. It blocks the loop for 200–600 ms: only when no answer runs. */
  dump(): Promise<Blob>;
}

const wrap = async (client: PGlite): Promise<EmbeddedDatabase> => {
  await client.waitReady;
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: "pglite",
    run: async (sql, params) => (await client.query(sql, params)).rows,
    isReady: () =>
      client.query("select 1").then(
        () => true,
        () => false,
      ),
    close: () => client.close(),
    dump: () => client.dumpDataDir("gzip"),
  };
};

/** PostgreSQL in this process, kept under `dataDir`. It survives kill -9; a power cut may cost the last seconds, hence the snapshots. */
export const openPglite = async (dataDir: string): Promise<EmbeddedDatabase> => {
  const folder = join(dataDir, "pglite");
  await mkdir(folder, { recursive: true });
  return wrap(new PGlite(folder, { relaxedDurability: false }));
};

/** In memory, for tests; `from` is a dump to start from. */
export const openMemoryPglite = (from?: Blob): Promise<EmbeddedDatabase> => wrap(new PGlite(from ? { loadDataDir: from } : {}));
