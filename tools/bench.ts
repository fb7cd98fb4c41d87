import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** `npm run bench` lists the measurements under bench/, `npm run bench NAME [ARGUMENTS]` takes one. */
const root = join(import.meta.dirname, "..");
const scripts = new Map(
  globSync(["bench/*/run.ts", "bench/*.ts"], { cwd: root })
    .sort()
    .map((path) => [basename(path) === "run.ts" ? basename(dirname(path)) : basename(path, ".ts"), path]),
);
const list = (): string => [...scripts].map(([name, path]) => `  ${name.padEnd(12)} ${path}`).join("\n");

const wanted = process.argv[2];
const script = wanted === undefined ? undefined : scripts.get(wanted);
if (script) {
  // The script finds its own arguments where it would if it had been called itself.
  process.argv.splice(1, 2, join(root, script));
  await import(join(root, script));
} else if (wanted === undefined) process.stdout.write(`npm run bench NAME, one of:\n${list()}\n`);
else {
  process.stderr.write(`No such bench: ${wanted}. There are:\n${list()}\n`);
  process.exitCode = 2;
}
