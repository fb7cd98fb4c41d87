import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestPostgres } from "../../src/server/testing/test-database.ts";

const main = join(import.meta.dirname, "../../src/server/main.ts");
/** As `npm start` has them (`tools/launch.mjs`). */
const flags = ["--max-semi-space-size=8"];
const say = (said: string): void => void process.stderr.write(said);

/** The product as `npm start` runs it, in a process of its own; what this shell has set for a database is not its. @returns its address once it is ready */
export const runServer = (settings: Record<string, string>, onSaid = say): { child: ChildProcess; ready: Promise<string> } => {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...environment } = process.env;
  const own = { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" };
  const child = fork(main, { silent: true, execArgv: flags, env: { ...environment, ...own, ...settings } });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout!.on("data", (bytes: Buffer) => {
      const port = /localhost:(\d+)/.exec(bytes.toString())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
      else onSaid(bytes.toString());
    });
    child.stderr!.on("data", (bytes: Buffer) => onSaid(bytes.toString()));
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, ready };
};

export const endServer = (child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> =>
  new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });

export interface Started {
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

/** The product on an empty database of its own, which goes with it. */
export const startServer = async (on: "PGlite" | "PostgreSQL", settings: Record<string, string> = {}): Promise<Started> => {
  const dataDir = mkdtempSync(join(tmpdir(), "yarrow-bench-"));
  const postgres = on === "PostgreSQL" ? await createTestPostgres() : null;
  const { child, ready } = runServer({ DATA_DIR: dataDir, ...settings, ...(postgres && { DATABASE_URL: postgres.url }) });
  return {
    child,
    url: await ready,
    async stop() {
      await endServer(child);
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
