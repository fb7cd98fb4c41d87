import { createMemoryEventLog } from "./memory.ts";
import type { EventLog, LogReader } from "./port.ts";

/** Where other nodes find a run's frames: what differs between PostgreSQL and Redis. */
export interface FrameStore {
  /** Writes frames in order; an ended run is marked by `isEnd`. */
  write(batch: { runKey: string; fromSeq: number; frames: string[]; isEnd: boolean }[]): Promise<void>;
  /** Frames after `afterSeq`, and whether the run has ended; null when nothing of the run is stored. */
  read(runKey: string, afterSeq: number): Promise<{ frames: string[]; hasEnded: boolean } | null>;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export interface SharedEventLogOptions {
  store: FrameStore;
  now: () => number;
  onProblem: (error: unknown) => void;
  /** How often frames are passed on and other nodes' runs are looked at. */
  everyMs?: number;
}

/** Runs of this node are served from memory; every few ms what is new goes to the store, where readers on other nodes find it. */
export const createSharedEventLog = ({ store, now, onProblem, everyMs = 50 }: SharedEventLogOptions): EventLog => {
  const waiting = new Map<string, { runKey: string; fromSeq: number; frames: string[]; isEnd: boolean }>();
  let writing: Promise<void> = Promise.resolve();
  const entry = (runKey: string, fromSeq: number) => {
    let found = waiting.get(runKey);
    if (!found) {
      found = { runKey, fromSeq, frames: [], isEnd: false };
      waiting.set(runKey, found);
    }
    return found;
  };
  const flush = (): Promise<void> => {
    if (waiting.size === 0) return writing;
    const batch = [...waiting.values()];
    waiting.clear();
    writing = writing.then(() => store.write(batch)).catch(onProblem);
    return writing;
  };
  const local = createMemoryEventLog({
    now,
    onAppend: (runKey, fromSeq, frames) => entry(runKey, fromSeq).frames.push(...frames),
    onEnd: (runKey) => {
      entry(runKey, 0).isEnd = true;
    },
  });
  const timer = setInterval(flush, everyMs);

  const followElsewhere = async (runKey: string, afterSeq: number, reader: LogReader): Promise<(() => void) | null> => {
    const first = await store.read(runKey, afterSeq);
    if (!first) return null;
    let seq = afterSeq;
    let isOpen = true;
    const give = (found: { frames: string[]; hasEnded: boolean }): void => {
      if (found.frames.length > 0) {
        seq += found.frames.length;
        reader.onChunk({ frames: found.frames.join(""), seq });
      }
      if (found.hasEnded) {
        isOpen = false;
        reader.onEnd();
      }
    };
    give(first);
    const look = async (): Promise<void> => {
      while (isOpen) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (!isOpen) return;
        const found = await store.read(runKey, seq);
        if (!isOpen) return;
        if (found) give(found);
      }
    };
    look().catch((error) => {
      onProblem(error);
      if (isOpen) reader.onEnd();
    });
    return () => {
      isOpen = false;
    };
  };

  return {
    append: local.append,
    end: local.end,
    follow: (runKey, afterSeq, reader) => (local.has(runKey) ? local.follow(runKey, afterSeq, reader) : followElsewhere(runKey, afterSeq, reader)),
    async sweep() {
      await local.sweep();
      await store.sweep();
    },
    async close() {
      clearInterval(timer);
      await flush();
      await store.close();
    },
  };
};
