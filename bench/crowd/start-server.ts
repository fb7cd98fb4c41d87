import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestPostgres } from "../../src/server/testing/test-database.ts";

export interface Started {
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, on an empty database of its own; the built-in reader writes at once. */
export const startServer = async (on: "PGlite" | "PostgreSQL"): Promise<Started> => {
  const dataDir = mkdtempSync(join(tmpdir(), "yarrow-bench-"));
  const postgres = on === "PostgreSQL" ? await createTestPostgres() : null;
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = fork(join(import.meta.dirname, "../../src/server/main.ts"), {
    silent: true,
    execArgv: ["--max-semi-space-size=8"],
    env: {
      ...environment,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      READER_PACE: "0",
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on("data", (bytes) => {
      const port = /localhost:(\d+)/.exec(String(bytes))?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.stdout!.on("data", (bytes) => {
      if (String(bytes).startsWith("{")) process.stderr.write(String(bytes));
    });
    child.stderr!.on("data", (bytes) => process.stderr.write(String(bytes)));
    child.once("exit", (code) => reject(new Error(`server ended with ${code}`)));
  });
  return {
    child,
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
