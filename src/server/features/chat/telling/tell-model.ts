import { requestTimeoutMs } from "../../../../shared/constants.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import { isBlank } from "../../../kernel/is-blank.ts";
import type { ModelEndpoint, ModelMessage } from "../../../kernel/models/port.ts";
import { ModelFailure } from "../../../kernel/models/port.ts";
import type { Run } from "../generation/run.ts";
import { createThinkingFilter } from "./hide-thinking.ts";

export type ModelOutcome = "told" | "aborted" | "failedBeforeText" | "failedAfterText";

/** Twenty times a complete reading: a model that has not ended by then never will. */
const answerMaxLength = 24_000;

/** Makes a model's pieces storable: halves of a character wait for each other, NUL goes, and nothing blank stands at the start. */
const createPieces = (run: Run) => {
  const begun = run.text;
  let held = "";
  let length = begun.length;
  let hasText = false;
  return {
    add(piece: string): void {
      const whole = cutText(`${held}${piece} `, held.length + piece.length);
      held = (held + piece).slice(whole.length);
      const clean = whole.replaceAll("\0", "").toWellFormed();
      const text = cutText(length === 0 ? clean.trimStart() : clean, answerMaxLength - length);
      length += text.length;
      hasText ||= !isBlank(text);
      run.write(text);
    },
    /** All of it was thinking: what stood before this answer is left. */
    takeBack(): void {
      run.clampTo(begun.length);
      held = "";
      length = begun.length;
      hasText = false;
    },
    isFull: () => length >= answerMaxLength - 1,
    hasText: () => hasText,
  };
};

/**
 * Streams a model's words into a run, its thinking kept back; an answer that the endpoint broke off is one that can go on. Its first visible word decides whether the built-in reader may still step in; an answer without
 * end is cut.
 */
export const tellByModel = async (run: Run, endpoint: ModelEndpoint, messages: ModelMessage[], onProblem: (message: string) => void): Promise<ModelOutcome> => {
  const pieces = createPieces(run);
  const filter = createThinkingFilter(pieces.add, pieces.takeBack);
  const full = new AbortController();
  const signal = AbortSignal.any([run.signal, full.signal, AbortSignal.timeout(requestTimeoutMs)]);
  const onText = (piece: string): void => {
    filter.add(piece);
    if (pieces.isFull()) full.abort();
  };
  try {
    const { isWhole } = await endpoint.stream({ messages, signal, onText });
    filter.end();
    if (run.signal.aborted) return "aborted";
    if (pieces.hasText() && isWhole) return "told";
    onProblem(isWhole ? "the endpoint answered nothing" : "the endpoint broke the answer off");
    return pieces.hasText() ? "failedAfterText" : "failedBeforeText";
  } catch (error) {
    filter.end();
    if (run.signal.aborted) return "aborted";
    if (!(error instanceof ModelFailure)) throw error;
    onProblem(pieces.isFull() ? "the answer had no end" : error.message);
    if (pieces.isFull()) return "told";
    return pieces.hasText() ? "failedAfterText" : "failedBeforeText";
  }
};
