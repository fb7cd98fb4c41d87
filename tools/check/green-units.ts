import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createClosures } from "./closure.ts";
import { unitFiles } from "./unit-files.ts";

/** What every test stands on beside its imports. */
const ground = ["package-lock.json", "package.json", "vitest.config.ts", "vite.config.ts"];

const digestOf = (text: string | Buffer): string => createHash("sha256").update(text).digest("hex");
const readGreen = (cacheFile: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8"));
  } catch {
    return {};
  }
};

export interface Units {
  count: number;
  /** The tests that were never green with just these contents, and those that may read more than they import. Relative to the root. */
  touched: string[];
  /** Remembers the touched ones as green with the contents they had when they were listed. */
  keepGreen(): void;
}

/**
 * Which unit tests a check must run. A test is left out only where every byte that it imports, near and far, the lockfile, the settings and Node
 * itself are those of a green run: times and git do not count, so nothing can be stale.
 * @param cacheFile where the green ones are remembered
 */
export const listUnits = (root: string, cacheFile: string): Units => {
  const tests = globSync(unitFiles.include, { cwd: root, exclude: unitFiles.exclude }).sort();
  const green = readGreen(cacheFile);
  const toClosure = createClosures();
  const digests = new Map<string, string>();
  const digestFile = (path: string): string => {
    const digest = digests.get(path) ?? digestOf(readFileSync(path));
    digests.set(path, digest);
    return digest;
  };
  const shared = [process.version, ...ground.map((name) => digestFile(join(root, name)))];
  const states = new Map(
    tests.map((test) => {
      const { files, isOpen } = toClosure(join(root, test));
      const contents = [...files].sort().map((file) => `${file.slice(root.length)} ${digestFile(file)}`);
      return [test, isOpen ? null : digestOf([...shared, ...contents].join("\n"))];
    }),
  );
  const touched = tests.filter((test) => states.get(test) === null || green[test] !== states.get(test));
  return {
    count: tests.length,
    touched,
    keepGreen() {
      const kept = Object.fromEntries([...states].filter((entry): entry is [string, string] => entry[1] !== null));
      mkdirSync(dirname(cacheFile), { recursive: true });
      writeFileSync(cacheFile, JSON.stringify(kept, null, 1));
    },
  };
};
