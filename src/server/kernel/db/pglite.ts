import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { basename } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database } from "./db.ts";
import { migrationsFolder } from "./migrations.ts";
import { preparePgliteFolder, toDamaged, toPgliteFolder } from "./pglite-folder.ts";
import { parseComplaint, startParams } from "./pglite-settings.ts";
import { takeTurns } from "./take-turns.ts";

export interface EmbeddedDatabase extends Database {
  /** Copies the whole data directory, consistent and with its log written out; queries wait meanwhile, the loop does not. */
  copyTo(folder: string): Promise<void>;
}

const open = async (options: PGliteOptions): Promise<PGlite> => {
  const client = new PGlite({ startParams, ...options });
  await client.waitReady;
  return client;
};

/** There is one connection: a transaction that a failed script leaves open would be everybody's, so it is run in one that PGlite itself rolls back. */
const runScript = async (client: PGlite, sql: string): Promise<unknown[]> => {
  const begins = /^\s*begin\b/i.test(sql);
  const results = await (begins ? client.transaction((tx) => tx.exec(sql)) : client.exec(sql));
  return results.flatMap(({ rows }) => rows);
};

const listenOn = (client: PGlite, channel: string, onMessage: (payload: string) => void, onListening?: () => void): (() => Promise<void>) => {
  const listening = client.listen(channel, onMessage);
  listening.then(onListening, () => {});
  return async () => (await listening)();
};

const wrap = async (client: PGlite): Promise<Database> => {
  const db = drizzle(takeTurns(client));
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: "pglite",
    run: async (sql, params) => (await client.query(sql, params)).rows,
    script: (sql) => runScript(client, sql),
    listen: (channel, onMessage, onListening) => listenOn(client, channel, onMessage, onListening),
    isReady: () =>
      client.query("select 1").then(
        () => true,
        () => false,
      ),
    close: () => client.close(),
  };
};

/** Files of a running server that a copy must not have. */
const isKept = (path: string): boolean => !basename(path).startsWith("xlogtemp") && basename(path) !== "postmaster.pid";

/**
 * PostgreSQL in this process, kept under `dataDir`. It survives kill -9; a power cut may cost the last seconds, hence the snapshots.
 * @param onPanic called at once when PGlite gives up: it must end the process, for whatever is asked after it never returns
 * @throws StartProblem with the way out where it cannot be opened; nothing is overwritten then
 */
export const openPglite = async (dataDir: string, onPanic: (reason: string) => never = () => process.exit(1)): Promise<EmbeddedDatabase> => {
  await preparePgliteFolder(dataDir);
  const folder = toPgliteFolder(dataDir);
  const complaints: string[] = [];
  let isOpen = false;
  const onStderr = (line: string): boolean => {
    const complaint = parseComplaint(line);
    if (complaint?.isPanic && isOpen) onPanic(complaint.reason);
    if (complaint && !isOpen) complaints.push(complaint.reason);
    return false;
  };
  try {
    const client = await open({ dataDir: folder, relaxedDurability: false, onStderr });
    isOpen = true;
    return {
      ...(await wrap(client)),
      copyTo: (copy) =>
        client.transaction(async (tx) => {
          // Single-user PostgreSQL writes its log out only when told: without this it grows until the server stops.
          await tx.exec("checkpoint");
          await cp(folder, copy, { recursive: true, filter: isKept, mode: constants.COPYFILE_FICLONE });
        }),
    };
  } catch (error) {
    throw await toDamaged(dataDir, complaints.join(": ") || (error instanceof Error ? error.message : "its files cannot be read"));
  }
};

/** In memory, for tests; `from` is a dump to begin with. */
export const openMemoryPglite = async (from?: Blob): Promise<Database> => wrap(await open(from ? { loadDataDir: from } : {}));
