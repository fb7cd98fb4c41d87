import { toCaller } from "../../../kernel/workers/port.ts";
import type { gatherTurn } from "./gather-turn.ts";
import type { hearBirth } from "./hear-birth.ts";

/** What reads words, in a thread. */
export const memoryWorks = {
  "memory.gather": async (request: Parameters<typeof gatherTurn>[0]) => (await import("./gather-turn.ts")).gatherTurn(request),
  "memory.birth": async (request: Parameters<typeof hearBirth>[0]) => (await import("./hear-birth.ts")).hearBirth(request),
};

export const gather = toCaller<typeof memoryWorks>();
