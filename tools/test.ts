import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../e2e/browser.ts";

/**
 * All tests, in the order in which a newcomer would want to hear of a failure. Progress is printed as it comes; the last line counts.
 * `npm test -- slices journeys` runs the named parts only.
 */
const parts = ["unit", "readings", "processes", "fairness", "witness", "build", "slices", "postgres", "journeys"] as const;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(parts as readonly string[]).includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(", ")}. There are: ${parts.join(", ")}\n`);
  process.exit(2);
}

/** A fresh Debian has no browser: installed where we may, else said how. */
const bringChromium = (): boolean => {
  if (findChromium()) return true;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    process.stdout.write("Installing Chromium for the journeys…\n");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"], { stdio: ["ignore", "ignore", "inherit"] });
  }
  if (findChromium()) return true;
  process.stdout.write("The journeys need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its path.\n");
  return false;
};

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}
const folder = mkdtempSync(join(tmpdir(), "yarrow-test-"));

const runPart = (part: string): Promise<Tally> =>
  new Promise((resolve) => {
    const report = join(folder, `${part}.json`);
    const args = ["node_modules/vitest/vitest.mjs", "run", "--project", part, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const child = spawn(process.execPath, args, { stdio: "inherit" });
    child.on("close", (code) => {
      try {
        const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
        // A file that could not even be loaded has no test to count: it counts as one failure.
        const unloaded = testResults.filter(
          (file: { status: string; assertionResults: unknown[] }) => file.status === "failed" && file.assertionResults.length === 0,
        ).length;
        resolve({ passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests });
      } catch {
        resolve({ passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 });
      }
    });
  });

const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  process.stdout.write(`\n── ${part} ──\n`);
  if (part === "journeys" && !bringChromium()) {
    total.failed += 1;
    continue;
  }
  const tally = await runPart(part);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
