import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The `src` folder. */
export const sourceDir = join(import.meta.dirname, "..");

export interface Import {
  /** Relative to `src`. */
  file: string;
  /** Relative to `src` for our own files, else the package as written. */
  target: string;
}

/** Every source file under `src`, without its tests. */
export const listSources = (): string[] =>
  globSync("**/*.{ts,tsx}", { cwd: sourceDir })
    .filter((file) => !file.includes(".test."))
    .sort();

const pattern = /(?:from|import\(|^import)\s*["']([^"']+)["']/gm;

/** Every import in `src`, type-only, dynamic and side-effect ones too; test files are exempt on purpose. */
export const listImports = (): Import[] =>
  listSources().flatMap((file) =>
    [...readFileSync(join(sourceDir, file), "utf8").matchAll(pattern)].map((match) => {
      const written = match[1]!;
      return { file, target: written.startsWith(".") ? normalize(join(dirname(file), written)) : written };
    }),
  );
