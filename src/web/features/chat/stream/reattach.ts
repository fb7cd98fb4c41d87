import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { readEvents } from "./read-events.ts";

export const backoffMs = { first: 500, longest: 8000 } as const;
/** Heartbeats come every 15 s: a line this silent is dead. */
export const stallMs = 25_000;

export interface Line {
  /** Opens the run's stream after event `afterSeq`. */
  open(afterSeq: number, signal: AbortSignal): Promise<Response>;
  /** The number of the last event taken in. */
  seq(): number;
  onEvent(seq: number, event: StreamEvent): void;
  /** The line came up, or went down and will be tried again. */
  onChange(isUp: boolean): void;
  /** An error that trying again cannot mend. */
  isFinal(error: unknown, failedInARow: number): boolean;
  onWake(wake: (isSure: boolean) => void): () => void;
  /** Aborted when the page leaves the run, or stops it. The run itself goes on unless it was stopped. */
  signal: AbortSignal;
}

class GapError extends Error {}

/**
 * Follows a run to its end through any number of connections: each goes on after the last event taken in.
 * @returns "ended" when the run is over, "left" when `signal` was aborted
 * @throws the first error that is final
 */
export const reattach = async (line: Line): Promise<"ended" | "left"> => {
  const { signal } = line;
  let connection: AbortController | null = null;
  let lastByteMs = 0;
  let wakeUp: (() => void) | null = null;
  let isFinished = false;
  const drop = () => connection?.abort();
  const stopListening = line.onWake((isSure) => {
    wakeUp?.();
    if (isSure || Date.now() - lastByteMs > stallMs) drop();
  });
  signal.addEventListener("abort", drop);
  signal.addEventListener("abort", () => wakeUp?.());

  const connect = async (): Promise<boolean> => {
    connection = new AbortController();
    let stall = setTimeout(drop, stallMs);
    const onBytes = () => {
      lastByteMs = Date.now();
      clearTimeout(stall);
      stall = setTimeout(drop, stallMs);
    };
    try {
      onBytes();
      const response = await line.open(line.seq(), connection.signal);
      if (!response.body) return false;
      line.onChange(true);
      return await readEvents(response.body, {
        onBytes,
        onEvent(seq, event) {
          if (signal.aborted) return;
          // Only a snapshot stands for what was before it. Text with a hole must not be shown: we ask anew from the last event we have.
          if (seq > line.seq() + 1 && event.type !== "data-snapshot") throw new GapError(`event ${seq} came after ${line.seq()}`);
          line.onEvent(seq, event);
          isFinished ||= event.type === "finish";
        },
      });
    } finally {
      clearTimeout(stall);
      connection = null;
    }
  };
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let waitMs: number = backoffMs.first;
  let failedInARow = 0;
  try {
    while (!signal.aborted) {
      const before = line.seq();
      try {
        if (await connect()) return "ended";
      } catch (error) {
        if (signal.aborted) break;
        failedInARow += 1;
        if (line.isFinal(error, failedInARow)) throw error;
      }
      if (isFinished) return "ended";
      if (signal.aborted) break;
      if (line.seq() !== before) {
        waitMs = backoffMs.first;
        failedInARow = 0;
      }
      line.onChange(false);
      await rest(waitMs);
      wakeUp = null;
      waitMs = Math.min(waitMs * 2, backoffMs.longest);
    }
    return "left";
  } finally {
    stopListening();
    signal.removeEventListener("abort", drop);
  }
};
