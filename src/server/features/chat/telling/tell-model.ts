import type { ModelEndpoint, ModelMessage } from "../../../kernel/models/port.ts";
import { ModelFailure } from "../../../kernel/models/port.ts";
import type { Run } from "../generation/run.ts";

export type ModelOutcome = "told" | "aborted" | "failedBeforeText" | "failedAfterText";

/** Streams a model's words into a run. Its first token decides whether the built-in reader may still step in. */
export const tellByModel = async (run: Run, endpoint: ModelEndpoint, messages: ModelMessage[], onProblem: (message: string) => void): Promise<ModelOutcome> => {
  try {
    await endpoint.stream({ messages, signal: run.signal, onText: run.write });
    return run.signal.aborted ? "aborted" : "told";
  } catch (error) {
    if (run.signal.aborted) return "aborted";
    if (!(error instanceof ModelFailure)) throw error;
    onProblem(error.message);
    return error.sawText ? "failedAfterText" : "failedBeforeText";
  }
};
