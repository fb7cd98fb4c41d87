import { requestTimeoutMs } from "../../../../shared/constants.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import { isBlank } from "../../../kernel/is-blank.ts";
import type { ModelEndpoint, ModelMessage } from "../../../kernel/models/port.ts";
import { ModelFailure } from "../../../kernel/models/port.ts";
import type { Run } from "../generation/run.ts";

export type ModelOutcome = "told" | "aborted" | "failedBeforeText" | "failedAfterText";

/** Twenty times a complete reading: a model that has not ended by then never will. */
const answerMaxLength = 24_000;

/** Makes a model's pieces storable: halves of a character wait for each other, NUL goes, and nothing blank stands at the start. */
const createPieces = (write: (text: string) => void, begun: string) => {
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
      write(text);
    },
    isFull: () => length >= answerMaxLength - 1,
    hasText: () => hasText,
  };
};

/**
 * Streams a model's words into a run. Its first visible word decides whether the built-in reader may still step in; an answer without
 * end is cut.
 */
export const tellByModel = async (run: Run, endpoint: ModelEndpoint, messages: ModelMessage[], onProblem: (message: string) => void): Promise<ModelOutcome> => {
  const pieces = createPieces(run.write, run.text);
  const full = new AbortController();
  const signal = AbortSignal.any([run.signal, full.signal, AbortSignal.timeout(requestTimeoutMs)]);
  const onText = (piece: string): void => {
    pieces.add(piece);
    if (pieces.isFull()) full.abort();
  };
  try {
    await endpoint.stream({ messages, signal, onText });
    if (run.signal.aborted) return "aborted";
    if (pieces.hasText()) return "told";
    onProblem("the endpoint answered nothing");
    return "failedBeforeText";
  } catch (error) {
    if (run.signal.aborted) return "aborted";
    if (!(error instanceof ModelFailure)) throw error;
    onProblem(pieces.isFull() ? "the answer had no end" : error.message);
    if (pieces.isFull()) return "told";
    return pieces.hasText() ? "failedAfterText" : "failedBeforeText";
  }
};
