import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { transformSync } from "esbuild";

/** The repository the generators write into when they are called for real. */
export const repository = join(import.meta.dirname, "../../..");

/** Files that do not parse as the language of their ending, with what is wrong. */
export const listUnparsable = (files: Record<string, string>): string[] =>
  Object.entries(files).flatMap(([path, text]) => {
    const loader = (["tsx", "ts", "css"] as const).find((ending) => path.endsWith(`.${ending}`));
    if (!loader) return [];
    try {
      transformSync(text, { loader, logLevel: "silent" });
      return [];
    } catch (error) {
      return [`${path}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });

/** Relative imports that lead neither to another of these files nor to one of the repository. */
export const listDeadImports = (files: Record<string, string>): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/(?:from |import\(|^import )"(\.[^"]+)"/gm)]
      .map((match) => normalize(join(dirname(path), match[1]!)))
      .filter((target) => !(target in files) && !existsSync(join(repository, target)))
      .map((target) => `${path} -> ${target}`),
  );
