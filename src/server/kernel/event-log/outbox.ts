import type { FrameBatch } from "./frames.ts";

export interface OutboxOptions {
  /** Writes batches so that writing one again changes nothing. @returns those that were not written */
  write(batches: FrameBatch[]): Promise<FrameBatch[]>;
  /** How often frames are passed on. */
  everyMs: number;
  /** Above so many characters waiting, the longest waits are given up: their readers elsewhere find a gap and take the stored text. */
  limitCharacters?: number;
}

export interface Outbox {
  add(runKey: string, fromSeq: number, frames: string[]): void;
  end(runKey: string, lastSeq: number): void;
  flush(): Promise<void>;
  /** False while the last try to write failed. */
  isFlowing(): boolean;
  close(): Promise<void>;
}

const retryMs = { first: 100, longest: 2000 } as const;

/** What is to be written for other nodes, in order for each run: kept and tried again while the store is away. */
export const createOutbox = ({ write, everyMs, limitCharacters = 32 * 1024 * 1024 }: OutboxOptions): Outbox => {
  const waiting = new Map<string, FrameBatch>();
  let characters = 0;
  let writing: Promise<void> | null = null;
  let failures = 0;
  let notBeforeMs = 0;

  const lengthOf = ({ frames }: FrameBatch): number => frames.reduce((sum, frame) => sum + frame.length, 0);
  /** Puts what was not written before what has come since. */
  const putBack = (batch: FrameBatch): void => {
    const newer = waiting.get(batch.runKey);
    waiting.set(batch.runKey, newer ? { ...newer, fromSeq: batch.fromSeq, frames: [...batch.frames, ...newer.frames] } : batch);
    characters += lengthOf(batch);
  };
  const makeRoom = (): void => {
    for (const batch of waiting.values()) {
      if (characters <= limitCharacters) return;
      characters -= lengthOf(batch);
      batch.fromSeq += batch.frames.length;
      batch.frames = [];
    }
  };
  const writeOnce = async (): Promise<void> => {
    const batches = [...waiting.values()].filter(({ frames, isEnd }) => frames.length > 0 || isEnd);
    waiting.clear();
    characters = 0;
    const failed = await write(batches).catch(() => batches);
    for (const batch of failed) putBack(batch);
    makeRoom();
    failures = failed.length > 0 ? failures + 1 : 0;
    notBeforeMs = failures > 0 ? performance.now() + Math.min(retryMs.first * 2 ** (failures - 1), retryMs.longest) : 0;
  };
  const flush = async (): Promise<void> => {
    while (writing) await writing;
    if (waiting.size === 0) return;
    writing = writeOnce();
    await writing.finally(() => {
      writing = null;
    });
  };
  const timer = setInterval(() => {
    if (!writing && waiting.size > 0 && performance.now() >= notBeforeMs) void flush();
  }, everyMs);

  const entry = (runKey: string, fromSeq: number): FrameBatch => {
    let batch = waiting.get(runKey);
    if (!batch) {
      batch = { runKey, fromSeq, frames: [], isEnd: false };
      waiting.set(runKey, batch);
    }
    return batch;
  };
  return {
    add(runKey, fromSeq, frames) {
      const batch = entry(runKey, fromSeq);
      for (const frame of frames) {
        batch.frames.push(frame);
        characters += frame.length;
      }
    },
    end(runKey, lastSeq) {
      entry(runKey, lastSeq + 1).isEnd = true;
    },
    flush,
    isFlowing: () => failures === 0,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
};
