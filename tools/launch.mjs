#!/usr/bin/env node
// Runs on any Node from 20 on: brings the project's own Node and dependencies where they are missing, then hands over.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const ownNode = join(bin, process.platform === "win32" ? "node.cmd" : "node");
const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`, NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "yarrow") };

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const run = (command, args) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: environment });
  if (error) fail(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

const digestOf = (text) => createHash("sha256").update(text).digest("hex");

/** Installs from the lockfile when it has changed since the last time, or nothing is there yet. */
const install = () => {
  const stamp = join(root, "node_modules", ".yarrow-lock");
  const wanted = digestOf(readFileSync(join(root, "package-lock.json")));
  const has = existsSync(stamp) ? readFileSync(stamp, "utf8") : null;
  if (has === wanted && existsSync(ownNode)) return;
  process.stdout.write("Installing what Yarrow needs…\n");
  // Not `npm ci`: it refuses a lockfile made where a registry lacks other platforms' optional binaries. Versions are pinned all the same.
  const npm = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) fail("npm install failed; the lines above say why.");
  if (!existsSync(ownNode))
    fail(
      "The project's own Node is missing: npm was told not to run install scripts.\nMend it with: npm rebuild node   (npm 11: npm install-scripts approve node && npm rebuild node)",
    );
  writeFileSync(stamp, wanted);
};

const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });

/** Builds the web pages when one of their sources has changed. */
const buildWeb = () => {
  const sources = ["src/web", "src/ui", "src/topics", "src/shared"].flatMap((folder) => listFiles(join(root, folder)));
  const builders = listFiles(join(root, "tools")).filter((path) => path.includes("vite-"));
  const files = [...sources, ...builders, join(root, "vite.config.ts"), join(root, "package-lock.json")].filter((path) => !path.includes(".test."));
  const state = digestOf(files.map((path) => `${path}:${statSync(path).mtimeMs}:${statSync(path).size}`).join("\n"));
  const stamp = join(root, "dist", ".web-built");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state && existsSync(join(root, "dist", "web", "app.html"))) return;
  process.stdout.write("Building the pages…\n");
  run(ownNode, [join(root, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"]);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stamp, state);
};

/** Hands the terminal over; signals reach the child, its exit code is ours. */
const become = (args) => {
  const child = spawn(ownNode, args, { cwd: root, stdio: "inherit", env: environment });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};

/** Reading the modules at the start fills the young generation once; left to itself it stays that large, 100 MB for nothing. `docs/operating.md` names it too. */
const serverFlags = ["--max-semi-space-size=8"];

const [task = "start", ...rest] = process.argv.slice(2);
const tasks = {
  start: () => {
    buildWeb();
    become([...serverFlags, "src/server/main.ts", ...rest]);
  },
  dev: () => {
    buildWeb();
    become(["--watch", ...serverFlags, "src/server/main.ts", ...rest]);
  },
  build: () => {
    buildWeb();
    become(["tools/build-dist.ts", ...rest]);
  },
  test: () => {
    buildWeb();
    become(["tools/test.ts", ...rest]);
  },
  check: () => become(["tools/check.ts", ...rest]),
  bench: () => {
    buildWeb();
    become(["tools/bench.ts", ...rest]);
  },
  sheet: () => {
    buildWeb();
    become(["tools/contact-sheet/sheet.ts", ...rest]);
  },
  talks: () => become(["tools/talks.ts", ...rest]),
  yarrow: () => become(["src/cli/yarrow.ts", ...rest]),
  "train-hearing": () => become(["tools/train-hearing.ts", ...rest]),
  migrations: () => become([join("node_modules", "drizzle-kit", "bin.cjs"), "generate", ...rest]),
  "new-topic": () => become(["tools/new-topic.ts", ...rest]),
  "new-feature": () => become(["tools/new-feature.ts", ...rest]),
};
if (!Object.hasOwn(tasks, task)) fail(`No such task: ${task}. There are: ${Object.keys(tasks).join(", ")}`);
install();
tasks[task]();
