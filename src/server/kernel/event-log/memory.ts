import { type EventLog, type LogChunk, type LogReader, toFrame } from "./port.ts";

interface RunLog {
  frames: string[];
  endedAtMs: number | null;
  readers: Set<LogReader>;
}

export interface MemoryEventLogOptions {
  now: () => number;
  /** How long an ended run stays readable. */
  keepEndedMs?: number;
  /** Called with what was just appended: adapters pass it on to other nodes. */
  onAppend?: (runKey: string, fromSeq: number, frames: string[]) => void;
  onEnd?: (runKey: string, lastSeq: number) => void;
}

export const createMemoryEventLog = ({ now, keepEndedMs = 600_000, onAppend, onEnd }: MemoryEventLogOptions): EventLog => {
  const runs = new Map<string, RunLog>();
  const get = (runKey: string): RunLog => {
    let run = runs.get(runKey);
    if (!run) {
      run = { frames: [], endedAtMs: null, readers: new Set() };
      runs.set(runKey, run);
    }
    return run;
  };
  return {
    isLocal: (runKey) => runs.has(runKey),
    append(runKey, events) {
      const run = get(runKey);
      const fromSeq = run.frames.length + 1;
      const frames = events.map((event, at) => toFrame(fromSeq + at, event));
      run.frames.push(...frames);
      const chunk: LogChunk = { frames: frames.length === 1 ? frames[0]! : frames.join(""), seq: run.frames.length };
      for (const reader of run.readers) reader.onChunk(chunk);
      onAppend?.(runKey, fromSeq, frames);
      return run.frames.length;
    },
    end(runKey) {
      const run = get(runKey);
      run.endedAtMs = now();
      for (const reader of run.readers) reader.onEnd();
      run.readers.clear();
      onEnd?.(runKey, run.frames.length);
    },
    follow(runKey, afterSeq, reader) {
      const run = runs.get(runKey);
      if (!run || afterSeq > run.frames.length) return Promise.resolve(null);
      if (afterSeq < run.frames.length) reader.onChunk({ frames: run.frames.slice(afterSeq).join(""), seq: run.frames.length });
      if (run.endedAtMs !== null) {
        reader.onEnd();
        return Promise.resolve(() => {});
      }
      run.readers.add(reader);
      return Promise.resolve(() => run.readers.delete(reader));
    },
    sendStop: () => {},
    onStop: () => {},
    isConnected: () => true,
    sweep() {
      const before = now() - keepEndedMs;
      for (const [key, run] of runs) if (run.endedAtMs !== null && run.endedAtMs < before) runs.delete(key);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
};
