import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { applyPlan, type Plan, Refusal } from "./plan.ts";

const root = join(import.meta.dirname, "../..");

/** Writes what `toPlan` makes of the first argument, lays it out as the house does, and says what comes next. */
export const runGenerator = (usage: string, toPlan: (root: string, name: string) => Plan, toNext: (name: string) => string): void => {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0) {
    process.stderr.write(`${usage}\n`);
    process.exit(2);
  }
  try {
    const plan = toPlan(root, name);
    applyPlan(root, plan);
    const written = [...Object.keys(plan.created), ...Object.keys(plan.edited)];
    const laidOut = written.filter((path) => /\.(ts|tsx|css)$/.test(path));
    const biome = spawnSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "check", "--write", "--log-level=error", ...laidOut], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (const path of Object.keys(plan.created)) process.stdout.write(`new      ${path}\n`);
    for (const path of Object.keys(plan.edited)) process.stdout.write(`entered  ${path}\n`);
    process.stdout.write(`\n${toNext(name)}\n`);
    process.exitCode = biome.status ?? 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
