import type { StreamEvent } from "../../../shared/contract/stream.ts";

/** A piece of a run's log as it goes to a reader: whole SSE frames, the last of them numbered `seq`. */
export interface LogChunk {
  frames: string;
  seq: number;
}

export interface LogReader {
  onChunk(chunk: LogChunk): void;
  /** The run is over and everything of it has been given. */
  onEnd(): void;
}

/**
 * The append-only, numbered events of running answers. An event once readable never changes, numbers have no gaps, and appending never
 * waits for anything: adapters that write elsewhere do so behind the run's back, in order.
 */
export interface EventLog {
  /** @returns the number of the last event appended */
  append(runKey: string, events: StreamEvent[]): number;
  /** Ends a run's log; it stays readable for a while. */
  end(runKey: string): void;
  /**
   * Gives everything after `afterSeq`, then follows until the end.
   * @returns a function that stops following; null when this log does not hold the run or ends before `afterSeq`
   */
  follow(runKey: string, afterSeq: number, reader: LogReader): Promise<(() => void) | null>;
  /** Forgets runs that ended long ago. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export const toFrame = (seq: number, event: StreamEvent): string => `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;
