import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { openWire, type Wire } from "../../src/server/testing/wire.ts";
import type { Services } from "./services.ts";

/** A real node: a process of its own, with wires of its own to the services. */
export interface Node {
  name: string;
  /** Null while it is dead. */
  url(): string | null;
  sql: Wire;
  redis: Wire;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
  /** How often it ended though nobody killed it. */
  falls(): number;
}

const main = join(import.meta.dirname, "../../src/server/main.ts");
const toAddress = (url: string) => ({ host: new URL(url).hostname, port: Number(new URL(url).port) });

export const openNode = async (name: string, { databaseUrl, redisUrl }: Services, dataDir: string, onSaid: (line: string) => void): Promise<Node> => {
  const [sql, redis] = [await openWire(toAddress(databaseUrl)), await openWire(toAddress(redisUrl))];
  let child: ChildProcess | null = null;
  let url: string | null = null;
  let fallen = 0;

  const start = (): Promise<void> =>
    new Promise((resolve) => {
      if (child) {
        resolve();
        return;
      }
      const started = fork(main, {
        silent: true,
        env: {
          ...process.env,
          PORT: "0",
          HOST: "127.0.0.1",
          DATA_DIR: dataDir,
          WEB_DIR: dataDir,
          LOG_LEVEL: "error",
          READER_PACE: process.env.READER_PACE ?? "90",
          DATABASE_URL: sql.through(databaseUrl),
          REDIS_URL: redis.through(redisUrl),
        },
      });
      child = started;
      started.stdout!.on("data", (bytes) => {
        const port = /localhost:(\d+)/.exec(String(bytes))?.[1];
        if (port) {
          url = `http://127.0.0.1:${port}`;
          resolve();
        } else onSaid(`${name}: ${String(bytes).slice(0, 400).trim()}`);
      });
      let lastSaid = "";
      started.stderr!.on("data", (bytes) => {
        lastSaid = String(bytes);
        onSaid(`${name}: ${lastSaid.slice(0, 400).trim()}`);
      });
      started.once("exit", (code) => {
        resolve();
        if (child !== started) return;
        // Nobody killed it: that is what must not happen. It is started again so that the rest can be seen.
        fallen += 1;
        onSaid(`${name} ended by itself with ${code}: ${lastSaid}`);
        url = null;
        child = null;
        void start();
      });
    });
  const kill = (signal: NodeJS.Signals) => async (): Promise<void> => {
    const dying = child;
    child = null;
    url = null;
    if (!dying || dying.exitCode !== null) return;
    const gone = new Promise((resolve) => dying.once("exit", resolve));
    dying.kill(signal);
    await gone;
  };
  await start();
  return {
    name,
    url: () => url,
    sql,
    redis,
    start,
    kill: kill("SIGKILL"),
    falls: () => fallen,
    async close() {
      await kill("SIGKILL")();
      await sql.close();
      await redis.close();
    },
  };
};
