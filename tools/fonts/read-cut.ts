import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../src/ui/fonts");

/** A file of the cut, as its rule in the style sheet says it. */
export interface CutFile {
  face: string;
  bytes: number;
  letters: ReadonlySet<string>;
}

const toFile = (rule: string): CutFile => {
  const [, path = "", face = ""] = /url\("\.\/(([\w-]+)\/\d+\.woff2)"\)/.exec(rule) ?? [];
  const codes = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, from = "", to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return { face, bytes: statSync(join(folder, path)).size, letters: new Set(codes.map((code) => String.fromCodePoint(code))) };
};

/** The committed cut, as a browser reads it. */
export const readCut = (): CutFile[] =>
  ["chinese-serif.css", "verse.css", "latin-han.css"].flatMap((sheet) =>
    (readFileSync(join(folder, sheet), "utf8").match(/@font-face \{[^}]*\}/g) ?? []).map(toFile),
  );
