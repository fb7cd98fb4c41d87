import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a test is made of. */
export interface Closure {
  /** Itself and all that it imports, near and far; paths as given. */
  files: ReadonlySet<string>;
  /** It may read more than it imports (the disk, another process), so that no list of files says when it must run again. */
  isOpen: boolean;
}

/** Comments that have lines of their own: what they speak of is not done. */
const comments = /^\s*\/(?:\*[\s\S]*?\*\/|\/.*$)/gm;
const typeOnly = /^\s*(?:import|export)\s+type\s[^;]*?from\s*["'][^"']+["'];?/gm;
const written = /(?:\bfrom|\bimport\s*\(|\bimport|new\s+URL\s*\()\s*["'](\.[^"']+)["']/g;
const reachesOut = /node:(?:fs|child_process|worker_threads|module)|import\.meta\.(?:glob|dirname|filename)|\bprocess\.cwd\b|\bimport\s*\(\s*[^"'\s)]/;

interface Read {
  imports: string[];
  isOpen: boolean;
}

const resolve = (target: string): string | null =>
  [target, `${target}.ts`, `${target}.tsx`].find((path) => existsSync(path) && statSync(path).isFile()) ?? null;

const read = (file: string): Read => {
  if (!/\.tsx?$/.test(file)) return { imports: [], isOpen: false };
  const text = readFileSync(file, "utf8").replace(comments, "");
  const targets = [...text.replace(typeOnly, "").matchAll(written)].map(([, target]) => resolve(join(dirname(file), target!.replace(/\?.*$/, ""))));
  return { imports: targets.filter((target) => target !== null), isOpen: reachesOut.test(text) || targets.includes(null) };
};

/** Follows imports from a test; types do not count, for they are gone when it runs. Each file is read once for all tests. */
export const createClosures = (): ((test: string) => Closure) => {
  const known = new Map<string, Read>();
  return (test) => {
    const files = new Set([test]);
    let isOpen = false;
    for (const file of files) {
      const found = known.get(file) ?? read(file);
      known.set(file, found);
      for (const target of found.imports) files.add(target);
      isOpen ||= found.isOpen;
    }
    return { files, isOpen };
  };
};
