import { join } from "node:path";

/** The three sides of the house: engines and words, the server with tools and tests, the pages. */
export const typeProjects = ["core", "server", "web"] as const;

/**
 * How the compiler is called: it keeps what it found, and asks again only of files whose contents, or what these rest on, have changed.
 * On the command line, not in the settings: `dist` is emitted whole each time.
 */
export const toTypeCheck = (project: (typeof typeProjects)[number], cacheDir: string): string[] => [
  "node_modules/typescript/bin/tsc",
  "-p",
  `tsconfig.${project}.json`,
  "--incremental",
  "--tsBuildInfoFile",
  join(cacheDir, `${project}.tsbuildinfo`),
];
