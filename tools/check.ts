import { spawn } from "node:child_process";
import { join } from "node:path";
import { listUnits } from "./check/green-units.ts";
import { toTypeCheck, typeProjects } from "./check/type-check.ts";

/**
 * What must be green before each commit: everything that needs no database, browser or statistics. What was green with the very same contents is not
 * asked again; `npm run check -- --all` runs every unit test, as `npm test` does.
 */
const node = process.execPath;
const root = join(import.meta.dirname, "..");
const cacheDir = join(root, "node_modules", ".cache", "yarrow-check");
const units = listUnits(root, join(cacheDir, "green-units.json"));
const tests = process.argv.includes("--all") ? [] : units.touched;

interface Check {
  name: string;
  args: string[];
  onGreen?: () => void;
}
const checks: Check[] = [
  { name: "format and lint", args: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."] },
  ...typeProjects.map((project) => ({ name: `types (${project})`, args: toTypeCheck(project, cacheDir) })),
  { name: "unused code", args: ["node_modules/knip/bin/knip.js", "--no-progress"] },
  {
    name: `unit tests (${tests.length || units.count} of ${units.count} files, the others unchanged since they were green)`,
    args: ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--reporter", "dot", ...tests],
    onGreen: units.keepGreen,
  },
];

const run = (args: string[]): Promise<{ isGreen: boolean; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes: Buffer) => (output += bytes.toString()));
    child.on("close", (code) => resolve({ isGreen: code === 0, output }));
  });

const startedMs = performance.now();
const results = await Promise.all(
  checks.map(async ({ name, args, onGreen }) => {
    const result = await run(args);
    if (result.isGreen) onGreen?.();
    process.stdout.write(`${result.isGreen ? "✓" : "✗"} ${name}  ${((performance.now() - startedMs) / 1000).toFixed(1)} s\n`);
    return result;
  }),
);
const red = results.filter(({ isGreen }) => !isGreen);
for (const { output } of red) process.stdout.write(`\n${output}`);
process.exit(red.length > 0 ? 1 : 0);
