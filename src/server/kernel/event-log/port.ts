import type { StreamEvent } from "../../../shared/contract/stream.ts";

/** A piece of a run's log as it goes to a reader: whole SSE frames, the last of them numbered `seq`. */
export interface LogChunk {
  frames: string;
  seq: number;
}

export interface LogReader {
  /** Chunks follow each other without a gap. */
  onChunk(chunk: LogChunk): void;
  /** The run is over and everything of it has been given. */
  onEnd(): void;
  /** What comes next is missing: nothing more will be given, and what was given ends here. */
  onLost(): void;
}

/** What one node asks of the others. */
export interface StopSignal {
  runKey: string;
  /** UTF-16 units of the text that the person had on the screen. */
  seenLength: number;
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
  /** True for a run that this process tells or told: its log is whole, and needs nobody. */
  isLocal(runKey: string): boolean;
  /**
   * Gives everything after `afterSeq`, then follows until the end.
   * @returns a function that stops following; null when this log cannot go on from `afterSeq` now
   */
  follow(runKey: string, afterSeq: number, reader: LogReader): Promise<(() => void) | null>;
  /** Tells the other nodes, as far as they can be reached, to stop a run one of them tells. */
  sendStop(signal: StopSignal): void;
  /** Called with what other nodes send. */
  onStop(listener: (signal: StopSignal) => void): void;
  /** False while what is shared with other nodes cannot be reached. */
  isConnected(): boolean;
  /** Forgets runs that ended long ago. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export const toFrame = (seq: number, event: StreamEvent): string => `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;
