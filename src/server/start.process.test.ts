import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestPostgres, hasPostgres, testDatabaseUrl } from "./testing/test-database.ts";

const isThere = await hasPostgres();
const root = join(import.meta.dirname, "../..");
const node = join(root, "node_modules/.bin/node");
const home = mkdtempSync(join(tmpdir(), "yarrow-start-"));
const webDir = join(home, "web");
const template = join(home, "template");
let dataDir = "";

const toEnvironment = (settings: Record<string, string>) => ({
  PATH: process.env.PATH ?? "",
  NODE_COMPILE_CACHE: join(home, "compiled"),
  ...{ HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, WEB_DIR: webDir, APP_ENV: "test", LOG_LEVEL: "error" },
  ...settings,
});

interface Ended {
  code: number | null;
  said: string;
}
const children = new Set<ChildProcess>();

/** Starts the real server: either it gets ready, or it ends with what it said. */
const start = (settings: Record<string, string> = {}): Promise<{ child: ChildProcess; url: string } | Ended> =>
  new Promise((resolve) => {
    const child = spawn(node, ["src/server/main.ts"], { cwd: root, env: toEnvironment(settings) });
    children.add(child);
    let said = "";
    child.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()));
    child.stdout.on("data", (bytes: Buffer) => {
      const port = /ready at http:\/\/localhost:(\d+)/.exec(bytes.toString())?.[1];
      if (port) resolve({ child, url: `http://127.0.0.1:${port}` });
    });
    child.once("close", (code) => {
      children.delete(child);
      resolve({ code, said });
    });
  });
const stop = (child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> =>
  new Promise((resolve) => {
    child.once("close", () => resolve());
    child.kill(signal);
  });
const run = async (settings: Record<string, string> = {}): Promise<"ready"> => {
  const started = await start(settings);
  if (!("child" in started)) throw new Error(`the server ended: ${started.said}`);
  await stop(started.child);
  return "ready";
};
const fail = async (settings: Record<string, string> = {}): Promise<string> => {
  const ended = await start(settings);
  if ("child" in ended) {
    await stop(ended.child);
    throw new Error("the server started all the same");
  }
  expect(ended.code).toBe(1);
  // A plain sentence: no stack, no object.
  expect(ended.said).not.toMatch(/\n\s+at |Error:|node:internal|\[object/);
  return ended.said;
};

/** Every file's name and content. */
const toDigest = (folder: string): string => {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    hash.update(name);
    if (statSync(join(folder, name)).isFile()) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
};

beforeAll(async () => {
  mkdirSync(webDir);
  writeFileSync(join(webDir, "app.html"), "app");
  dataDir = template;
  await run();
}, 120_000);
beforeEach(() => {
  dataDir = mkdtempSync(join(home, "data-"));
  rmSync(dataDir, { recursive: true });
  cpSync(template, dataDir, { recursive: true });
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(home, { recursive: true, force: true });
}, 60_000);
const at = (...path: string[]): string => join(dataDir, "pglite", ...path);

describe("a database that does not open is named, kept as it is, and the way back is said", () => {
  test.each<[string, () => void, RegExp]>([
    ["its PG_VERSION is missing beside data", () => rmSync(at("PG_VERSION")), /PG_VERSION file is missing/],
    ["its control file is missing", () => rmSync(at("global", "pg_control")), /could not open file "global\/pg_control"/],
    ["its control file is garbage", () => writeFileSync(at("global", "pg_control"), Buffer.alloc(8192, 7)), /database files are incompatible/],
    ["its log is gone", () => rmSync(at("pg_wal", readdirSync(at("pg_wal")).sort()[0]!)), /checkpoint record/],
    ["another version made it", () => writeFileSync(at("PG_VERSION"), "14\n"), /initialized by PostgreSQL version 14/],
    ["its tables are gone", () => rmSync(at("base"), { recursive: true }), /does not exist/],
  ])("%s", async (_, damage, reason) => {
    damage();
    mkdirSync(join(dataDir, "snapshots"));
    writeFileSync(join(dataDir, "snapshots", "2026-01-01T00-00-00.000Z.tar.gz"), "");
    // Recovery, which any start of PostgreSQL may begin with, writes its log and control file, and makes its cache anew.
    const before = readdirSync(at(), { recursive: true, encoding: "utf8" }).filter(
      (name) => statSync(at(name)).isFile() && !/pg_internal|pg_control|pg_wal/.test(name),
    );
    const contents = before.map((name) => readFileSync(at(name)));
    const said = await fail();
    expect(said).toMatch(reason);
    expect(said).toContain("2026-01-01T00-00-00.000Z.tar.gz");
    expect(said).toContain("npm run yarrow -- admin restore");
    expect(before.map((name) => readFileSync(at(name))).every((bytes, index) => bytes.equals(contents[index]!))).toBe(true);
    expect(readdirSync(dataDir).sort()).toEqual(["files", "pglite", "secret", "snapshots"].filter((name) => readdirSync(dataDir).includes(name)));
  });

  test("without a snapshot it says so", async () => {
    rmSync(at("PG_VERSION"));
    const before = toDigest(at());
    expect(await fail()).toMatch(/There is no snapshot of it/);
    expect(toDigest(at())).toBe(before);
  });

  test("a database that is gone while its snapshots are there is not replaced by an empty one", async () => {
    rmSync(at(), { recursive: true });
    mkdirSync(join(dataDir, "snapshots"));
    writeFileSync(join(dataDir, "snapshots", "2026-01-01T00-00-00.000Z.tar.gz"), "");
    const said = await fail();
    expect(said).toMatch(/There is no database in .*pglite, but there are snapshots.*admin restore/);
    expect(readdirSync(dataDir)).not.toContain("pglite");
  });

  test("a first start that was killed is begun again", async () => {
    rmSync(at(), { recursive: true });
    mkdirSync(join(dataDir, "pglite.part", "base"), { recursive: true });
    expect(await run()).toBe("ready");
    expect(readdirSync(dataDir)).not.toContain("pglite.part");
  });
});

describe("whatever else is in the way is said as a sentence", () => {
  test("a port in use, and the folder is free again", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    expect(await fail({ PORT: String(port) })).toContain(`Port ${port} is in use`);
    other.close();
    expect(readdirSync(dataDir)).not.toContain("yarrow.pid");
  });

  test("an address this machine has not", async () => {
    expect(await fail({ HOST: "192.0.2.1" })).toContain("no address 192.0.2.1");
  });

  test("pages that are not built", async () => {
    expect(await fail({ WEB_DIR: join(home, "nowhere") })).toMatch(/no built pages in WEB_DIR .*npm run build/);
  });

  test("a DATA_DIR that is a file, one in a file, and one that this user may not write to", async () => {
    const file = join(home, "a-file");
    writeFileSync(file, "");
    for (const DATA_DIR of [file, join(file, "data")]) expect(await fail({ DATA_DIR })).toMatch(/DATA_DIR \(.*\) cannot be written to \((EEXIST|ENOTDIR)\)/);
    const closed = join(home, "closed");
    mkdirSync(closed);
    chmodSync(closed, 0o555);
    // Root may write anywhere but in the system's own folders.
    const DATA_DIR = process.getuid?.() === 0 ? "/sys/yarrow" : closed;
    expect(await fail({ DATA_DIR })).toMatch(/cannot be written to/);
    for (const url of ["postgres://root@127.0.0.1:1/none"]) expect(await fail({ DATA_DIR, DATABASE_URL: url })).toMatch(/cannot be written to/);
  });

  test("another Yarrow on the same folder; a killed one leaves no obstacle, even when its number lives on", async () => {
    const first = await start();
    if (!("child" in first)) throw new Error(first.said);
    expect(await fail()).toMatch(/Another Yarrow \(process \d+\) is using/);
    await stop(first.child, "SIGKILL");
    const lock = join(dataDir, "yarrow.pid");
    writeFileSync(lock, JSON.stringify({ ...(JSON.parse(readFileSync(lock, "utf8")) as object), pid: process.pid }));
    expect(await run()).toBe("ready");
  });

  test("a secret is made on the first start and kept", async () => {
    const path = join(dataDir, "secret");
    const made = readFileSync(path, "utf8");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await run({ APP_ENV: "production" })).toBe("ready");
    expect(readFileSync(path, "utf8")).toBe(made);
  });

  test("a setting that is wrong, and a secret that others know", async () => {
    expect(await fail({ DATABASE_URL: "db.example/yarrow" })).toMatch(/DATABASE_URL: must be a URL/);
    expect(await fail({ APP_ENV: "production", APP_SECRET: "yarrow-development-secret" })).toMatch(/APP_SECRET: is one that others know/);
    expect(await fail({ APP_ENV: "production", DATABASE_URL: "postgres://db.example/yarrow" })).toMatch(/APP_SECRET: is needed/);
  });

  test("a restore without snapshots", () => {
    const { stderr, status } = spawnSync(node, ["src/cli/yarrow.ts", "admin", "restore"], { cwd: root, env: toEnvironment({}), encoding: "utf8" });
    expect([stderr, status]).toEqual(["There is no snapshot yet.\n", 1]);
  });
});

describe("a wrong DATABASE_URL", () => {
  test("where nothing answers: the start says what it waits for, and never the password", async () => {
    const settings = { DATABASE_URL: "postgres://root:hunter2@127.0.0.1:1/yarrow" };
    const child = spawn(node, ["src/server/main.ts"], { cwd: root, env: toEnvironment(settings) });
    const said = await new Promise<string>((resolve) => child.stderr.once("data", (bytes: Buffer) => resolve(bytes.toString())));
    await stop(child);
    expect(said).toMatch(/^Waiting for PostgreSQL at 127\.0\.0\.1:1\/yarrow/);
    expect(said).not.toContain("hunter2");
  });

  test.runIf(isThere)("a database that is not there, a user that is not there or not let in", async () => {
    const url = new URL(testDatabaseUrl);
    url.pathname = "/yarrow_not_there";
    expect(await fail({ DATABASE_URL: url.href })).toMatch(/database "yarrow_not_there" does not exist.*Mend DATABASE_URL/);
    url.username = "yarrow_nobody";
    url.password = "hunter2";
    const said = await fail({ DATABASE_URL: url.href });
    expect(said).toMatch(/refuses: .*yarrow_nobody.*Mend DATABASE_URL/);
    expect(said).not.toContain("hunter2");
  });

  test.runIf(isThere)("the right one starts, and the folder needs no lock", async () => {
    const database = await createTestPostgres();
    expect(await run({ DATABASE_URL: database.url })).toBe("ready");
    expect(readdirSync(dataDir)).not.toContain("yarrow.pid");
    await database.drop();
  });
});
