import { spawn } from "node:child_process";

/** What must be green before each commit: everything that needs no database, browser or statistics. */
const node = process.execPath;
const checks: Record<string, string[]> = {
  "format and lint": ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
  "types (core)": ["node_modules/typescript/bin/tsc", "-p", "tsconfig.core.json"],
  "types (server)": ["node_modules/typescript/bin/tsc", "-p", "tsconfig.server.json"],
  "types (web)": ["node_modules/typescript/bin/tsc", "-p", "tsconfig.web.json"],
  "unused code": ["node_modules/knip/bin/knip.js", "--no-progress"],
  "unit tests": ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--reporter", "dot"],
};

const run = (args: string[]): Promise<{ isGreen: boolean; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(node, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes: Buffer) => (output += bytes.toString()));
    child.on("close", (code) => resolve({ isGreen: code === 0, output }));
  });

const startedMs = performance.now();
const results = await Promise.all(
  Object.entries(checks).map(async ([name, args]) => {
    const result = await run(args);
    process.stdout.write(`${result.isGreen ? "✓" : "✗"} ${name}  ${((performance.now() - startedMs) / 1000).toFixed(1)} s\n`);
    return result;
  }),
);
const red = results.filter(({ isGreen }) => !isGreen);
for (const { output } of red) process.stdout.write(`\n${output}`);
process.exit(red.length > 0 ? 1 : 0);
