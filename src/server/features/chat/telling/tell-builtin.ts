import type { Run } from "../generation/run.ts";

/** How often the built-in reader writes. */
const stepMs = 40;

/** Never ends a piece between the halves of a surrogate pair. */
const toCut = (text: string, at: number): number => {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff ? at + 1 : at;
};

/**
 * Writes a finished text into a run at a natural pace.
 * @param pace characters a second; 0 is at once
 */
export const tellBuiltin = async (run: Run, text: string, pace: number): Promise<void> => {
  let at = run.text.length;
  let owed = 0;
  while (at < text.length && !run.signal.aborted) {
    if (pace === 0 || run.isSkipping) {
      run.write(text.slice(at));
      return;
    }
    owed += (pace * stepMs) / 1000;
    const end = toCut(text, Math.min(text.length, at + Math.max(1, Math.floor(owed))));
    owed -= end - at;
    run.write(text.slice(at, end));
    at = end;
    if (at < text.length) await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
};
