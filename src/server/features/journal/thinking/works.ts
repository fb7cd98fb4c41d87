import { toCaller } from "../../../kernel/workers/port.ts";
import type { makeBlind } from "../blind/make-blind.ts";
import type { readAnswer } from "../claims/read-answer.ts";
import type { countPatterns } from "../patterns/count-patterns.ts";

/** What reads topics, in a thread. */
export const journalWorks = {
  "journal.answer": async (request: Parameters<typeof readAnswer>[0]) => (await import("../claims/read-answer.ts")).readAnswer(request),
  "journal.blind": async (request: Parameters<typeof makeBlind>[0]) => (await import("../blind/make-blind.ts")).makeBlind(request),
  "journal.patterns": async (request: Parameters<typeof countPatterns>[0]) => (await import("../patterns/count-patterns.ts")).countPatterns(request),
};

export const think = toCaller<typeof journalWorks>();
