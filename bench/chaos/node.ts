import type { ChildProcess } from "node:child_process";
import { openWire, type Wire } from "../../src/server/testing/wire.ts";
import { endServer, runServer } from "../server/start-server.ts";
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

export const openNode = async (name: string, { databaseUrl, redisUrl }: Services, dataDir: string, onSaid: (line: string) => void): Promise<Node> => {
  const [sql, redis] = [await openWire(databaseUrl), await openWire(redisUrl)];
  let child: ChildProcess | null = null;
  let url: string | null = null;
  let fallen = 0;
  let lastSaid = "";

  const hear = (said: string): void => {
    lastSaid = said.slice(0, 400).trim();
    onSaid(`${name}: ${lastSaid}`);
  };
  /** Nobody killed it: that is what must not happen. It is started again so that the rest can be seen. */
  const onFall = (code: number | null): void => {
    fallen += 1;
    onSaid(`${name} ended by itself with ${code}: ${lastSaid}`);
    url = null;
    child = null;
    void start();
  };
  const start = async (): Promise<void> => {
    if (child) return;
    const settings = { DATA_DIR: dataDir, READER_PACE: process.env.READER_PACE ?? "90", DATABASE_URL: sql.url, REDIS_URL: redis.url };
    const started = runServer(settings, hear);
    child = started.child;
    child.once("exit", (code) => {
      if (child === started.child) onFall(code);
    });
    const readyAt = await started.ready.catch(() => null);
    if (child === started.child) url = readyAt;
  };
  const kill = async (): Promise<void> => {
    const dying = child;
    child = null;
    url = null;
    if (dying && dying.exitCode === null) await endServer(dying, "SIGKILL");
  };
  await start();
  return {
    name,
    url: () => url,
    sql,
    redis,
    start,
    kill,
    falls: () => fallen,
    async close() {
      await kill();
      await sql.close();
      await redis.close();
    },
  };
};
