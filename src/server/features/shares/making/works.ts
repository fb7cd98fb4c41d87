import { toCaller } from "../../../kernel/workers/port.ts";
import type { toPrints } from "../picture/to-prints.ts";
import type { makeSnapshot } from "./make-snapshot.ts";

/** What reads topics, in a thread. */
export const shareWorks = {
  "shares.snapshot": async (request: Parameters<typeof makeSnapshot>[0]) => (await import("./make-snapshot.ts")).makeSnapshot(request),
  "shares.prints": async (request: Parameters<typeof toPrints>[0]) => (await import("../picture/to-prints.ts")).toPrints(request),
};

export const make = toCaller<typeof shareWorks>();
