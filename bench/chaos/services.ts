import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createClient } from "redis";

/** A PostgreSQL and a Redis of our own, on free ports and in a folder that goes away: what we kill is nobody else's. */
export interface Services {
  databaseUrl: string;
  redisUrl: string;
  /** Ends PostgreSQL in the middle of whatever it does, and starts it again. */
  restartPostgres(): Promise<void>;
  /** Kills Redis with all it holds, and starts it again, empty. */
  restartRedis(): Promise<void>;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root: then it runs as its own user. */
const postgresUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
};
const findTool = (name: string): string => globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1) ?? name;

const untilTrue = async (check: () => Promise<unknown>): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await check().then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("a service of our own did not come up");
};
const gone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once("exit", () => resolve()));

export const openServices = async (): Promise<Services> => {
  const folder = mkdtempSync(join(tmpdir(), "yarrow-chaos-"));
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(findTool("initdb"), ["-D", data, "-A", "trust", "-U", "yarrow", "--no-sync"], { ...user, cwd: folder, stdio: "ignore" });
  const [sqlPort, redisPort] = [await freePort(), await freePort()];
  const databaseUrl = `postgres://yarrow@127.0.0.1:${sqlPort}/postgres`;
  const redisUrl = `redis://127.0.0.1:${redisPort}`;

  const startPostgres = async (): Promise<ChildProcess> => {
    const child = spawn(findTool("postgres"), ["-D", data, "-p", String(sqlPort), "-k", folder, "-c", "listen_addresses=127.0.0.1"], {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    await untilTrue(async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      client.on("error", () => {});
      await client.connect();
      await client.end();
    });
    return child;
  };
  const startRedis = async (): Promise<ChildProcess> => {
    const child = spawn("redis-server", ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", "", "--dir", folder], { stdio: "ignore" });
    await untilTrue(async () => {
      const client = createClient({ url: redisUrl, socket: { reconnectStrategy: false } });
      client.on("error", () => {});
      await client.connect();
      await client.close();
    });
    return child;
  };
  let postgres = await startPostgres();
  let redis = await startRedis();
  return {
    databaseUrl,
    redisUrl,
    async restartPostgres() {
      // SIGQUIT is its "immediate": no farewell to anyone, recovery from its log at the next start.
      postgres.kill("SIGQUIT");
      await gone(postgres);
      postgres = await startPostgres();
    },
    async restartRedis() {
      redis.kill("SIGKILL");
      await gone(redis);
      redis = await startRedis();
    },
    async close() {
      postgres.kill("SIGQUIT");
      redis.kill("SIGKILL");
      await Promise.all([gone(postgres), gone(redis)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
