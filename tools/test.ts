import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findChromium, findWholeChromium } from "../e2e/browser.ts";

/**
 * All tests, in the order in which a newcomer would want to hear of a failure. Progress is printed as it comes; at the end stand each part's
 * seconds and the slowest files, and the last line counts.
 * `npm test -- slices journeys` runs the named parts only.
 */
const parts = ["unit", "readings", "processes", "fairness", "witness", "build", "slices", "postgres", "journeys"] as const;
type Part = (typeof parts)[number];
/** Parts that run together: some are one long file, which alone would leave the other cores idle. */
const runs: Part[][] = [["unit"], ["readings", "processes", "fairness", "witness", "build"], ["slices", "postgres"], ["journeys"]];
/** Vitest's report does not say to which project a file belongs; its name does (vitest.config.ts). */
const partOf = (path: string): Part => {
  if (path.startsWith("e2e")) return "journeys";
  if (path.endsWith("reading.test.ts")) return "readings";
  const kind = /\.(process|fairness|witness|build|slice|postgres)\.test\./.exec(path)?.[1];
  return parts.find((part) => kind !== undefined && part.startsWith(kind)) ?? "unit";
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(parts as readonly string[]).includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(", ")}. There are: ${parts.join(", ")}\n`);
  process.exit(2);
}

/** A fresh Debian has no browser: installed where we may, else said how. */
const bringChromium = (): boolean => {
  if (findWholeChromium() && findChromium() !== findWholeChromium()) return true;
  if (!process.env.CHROMIUM && process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    process.stdout.write("Installing Chromium for the journeys…\n");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    // The shell is missing in older releases.
    for (const name of ["chromium", "chromium-headless-shell"])
      spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name, "fonts-noto-cjk"], { stdio: ["ignore", "ignore", "inherit"] });
  }
  if (findWholeChromium()) return true;
  process.stdout.write("The journeys need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its path.\n");
  return false;
};

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}
interface TimedFile {
  part: Part;
  path: string;
  seconds: number;
}
/** As much of Vitest's report as is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
}
const folder = mkdtempSync(join(tmpdir(), "yarrow-test-"));
const files: TimedFile[] = [];

const runParts = (together: Part[]): Promise<Tally> =>
  new Promise((resolve) => {
    const written = join(folder, `${together.join("-")}.json`);
    const projects = together.flatMap((part) => ["--project", part]);
    const args = ["node_modules/vitest/vitest.mjs", "run", ...projects, "--reporter=default", "--reporter=json", `--outputFile.json=${written}`];
    const child = spawn(process.execPath, args, { stdio: "inherit" });
    child.on("close", (code) => {
      try {
        const report: Report = JSON.parse(readFileSync(written, "utf8"));
        const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
        for (const { name, startTime, endTime } of testResults) {
          const path = relative(process.cwd(), name);
          files.push({ part: partOf(path), path, seconds: (endTime - startTime) / 1000 });
        }
        // A file that could not even be loaded has no test to count: it counts as one failure.
        const unloaded = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
        resolve({ passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests });
      } catch (error) {
        process.stdout.write(`No report of ${together.join(", ")} (Vitest ended with ${code}): ${error}\n`);
        resolve({ passed: 0, failed: 1, skipped: 0 });
      }
    });
  });

const slowestShown = 10;
const inSeconds = (seconds: number): string => `${seconds.toFixed(0).padStart(6)} s`;
/** A part's files one after another; parts that run together, and files on several cores, end sooner than that. */
const toWork = (part: Part): number => files.filter((file) => file.part === part).reduce((sum, { seconds }) => sum + seconds, 0);
const printTimes = (times: [together: Part[], seconds: number][]): void => {
  const whole = times.reduce((sum, [, seconds]) => sum + seconds, 0);
  process.stdout.write(`\n── where the time went (budget: CONTRIBUTING.md) ──\n`);
  for (const [together, seconds] of times)
    process.stdout.write(`${inSeconds(seconds)}  for ${together.map((part) => `${part} (${toWork(part).toFixed(0)} s of files)`).join(", ")}\n`);
  process.stdout.write(`${inSeconds(whole)}  in all\n\nThe slowest files:\n`);
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  for (const { part, path, seconds } of slowest) process.stdout.write(`${inSeconds(seconds)}  ${part}  ${path}\n`);
};

const total: Tally = { passed: 0, failed: 0, skipped: 0 };
const times: [together: Part[], seconds: number][] = [];
for (const run of runs) {
  const together = run.filter((part) => wanted.length === 0 || wanted.includes(part));
  if (together.length === 0) continue;
  process.stdout.write(`\n── ${together.join(", ")} ──\n`);
  if (together.includes("journeys") && !bringChromium()) {
    total.failed += 1;
    continue;
  }
  const startedMs = performance.now();
  const tally = await runParts(together);
  times.push([together, (performance.now() - startedMs) / 1000]);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}
rmSync(folder, { recursive: true, force: true });
printTimes(times);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
