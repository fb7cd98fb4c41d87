import { availableParallelism } from "node:os";
import { extname } from "node:path";
import { createWorkerPool } from "./kernel/workers/pool.ts";
import type { Workers } from "./kernel/workers/port.ts";

/** The threads' file ends as this one does: `.ts` in the source tree, `.js` where it is built. */
const entry = new URL(`./thread${extname(import.meta.filename)}`, import.meta.url);

/** Threads for the works of every feature; one core is left to the loop. */
export const openWorkers = (): Workers => createWorkerPool({ entry, threads: Math.max(1, availableParallelism() - 1) });
