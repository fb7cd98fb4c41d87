import { type FrameBatch, joinFrames, lastSeqOf } from "./frames.ts";
import { createMemoryEventLog } from "./memory.ts";
import { createOutbox } from "./outbox.ts";
import type { EventLog, LogReader, StopSignal } from "./port.ts";

/** What a store calls when something new of a followed run may be there. */
export interface StoreListener {
  /** New frames, if they came along. */
  onNews(batch: FrameBatch): void;
  /** The store was away: whatever is followed must be read anew. */
  onReturn(): void;
  onStop(signal: StopSignal): void;
}

/** Where other nodes find a run's frames: what differs between PostgreSQL and Redis. */
export interface FrameStore {
  /** Writes batches so that writing one again changes nothing. @returns those that could not be written */
  write(batches: FrameBatch[]): Promise<FrameBatch[]>;
  /** What follows `afterSeq` without a gap; null when the store cannot go on from there. */
  read(runKey: string, afterSeq: number): Promise<{ frames: string[]; hasEnded: boolean } | null>;
  listen(listener: StoreListener): void;
  /** Whether news of this run are wanted. @param seq the last event the reader furthest behind has */
  watch(runKey: string, seq: () => number): Promise<void>;
  unwatch(runKey: string): void;
  sendStop(signal: StopSignal): void;
  isConnected(): boolean;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** How often frames are passed on. */
const flushEveryMs = 50;

/** One reader of a run told elsewhere. */
interface Following {
  reader: LogReader;
  /** The last event it was given. */
  seq: number;
  isReading: boolean;
  /** News came while the store was read. */
  isBehind: boolean;
}

/** Runs of this node are served from memory; every few ms what is new goes to the store, where other nodes find it. */
export const createSharedEventLog = ({
  store,
  now,
  onProblem: onAnyProblem,
}: {
  store: FrameStore;
  now: () => number;
  onProblem: (error: unknown) => void;
}): EventLog => {
  /** That a store is away is said once, where it is noticed. */
  const onProblem = (error: unknown): void => {
    if (store.isConnected()) onAnyProblem(error);
  };
  const outbox = createOutbox({ write: (batches) => store.write(batches), everyMs: flushEveryMs });
  const local = createMemoryEventLog({ now, onAppend: outbox.add, onEnd: outbox.end });
  const followed = new Map<string, Set<Following>>();
  const stops = new Set<(signal: StopSignal) => void>();

  const leave = (runKey: string, one: Following): void => {
    const all = followed.get(runKey);
    if (!all?.delete(one) || all.size > 0) return;
    followed.delete(runKey);
    store.unwatch(runKey);
  };
  const furthestBehind = (runKey: string): number => Math.min(...[...(followed.get(runKey) ?? [])].map(({ seq }) => seq));
  const isFollowed = (runKey: string, one: Following): boolean => followed.get(runKey)?.has(one) ?? false;
  const give = (runKey: string, one: Following, frames: string[], hasEnded: boolean): void => {
    if (frames.length > 0) {
      one.seq += frames.length;
      one.reader.onChunk({ frames: joinFrames(frames), seq: one.seq });
    }
    if (!hasEnded) return;
    leave(runKey, one);
    one.reader.onEnd();
  };
  const readOnce = async (runKey: string, one: Following): Promise<boolean> => {
    one.isReading = true;
    one.isBehind = false;
    const found = await store.read(runKey, one.seq).catch((error) => {
      onProblem(error);
      return null;
    });
    one.isReading = false;
    if (!isFollowed(runKey, one)) return true;
    if (found) give(runKey, one, found.frames, found.hasEnded);
    return found !== null;
  };
  /** Asks the store for what one reader lacks, and for what came while it was asked. @returns false when it cannot go on */
  const readOn = async (runKey: string, one: Following): Promise<boolean> => {
    do if (!(await readOnce(runKey, one))) return false;
    while (one.isBehind && isFollowed(runKey, one));
    return true;
  };
  const catchUp = async (runKey: string, one: Following): Promise<void> => {
    if (one.isReading || (await readOn(runKey, one))) return;
    leave(runKey, one);
    one.reader.onLost();
  };

  store.listen({
    onNews(batch) {
      for (const one of [...(followed.get(batch.runKey) ?? [])]) {
        if (one.isReading) one.isBehind = true;
        // A gap: what lies between is in the store, or nowhere.
        else if (batch.fromSeq > one.seq + 1) void catchUp(batch.runKey, one);
        else if (lastSeqOf(batch) > one.seq || batch.isEnd) give(batch.runKey, one, batch.frames.slice(one.seq + 1 - batch.fromSeq), batch.isEnd);
      }
    },
    onReturn() {
      for (const [runKey, all] of followed) for (const one of all) void catchUp(runKey, one);
    },
    onStop(signal) {
      for (const listener of stops) listener(signal);
    },
  });

  const followElsewhere = async (runKey: string, afterSeq: number, reader: LogReader): Promise<(() => void) | null> => {
    // Until it is watched it counts as reading: a store that returns meanwhile must not give it the same twice.
    const one: Following = { reader, seq: afterSeq, isReading: true, isBehind: false };
    const all = followed.get(runKey) ?? new Set();
    followed.set(runKey, all.add(one));
    // First the news, then what was before them: in between nothing is missed.
    const isWatched = await store
      .watch(runKey, () => furthestBehind(runKey))
      .then(
        () => true,
        (error) => {
          onProblem(error);
          return false;
        },
      );
    if (isWatched && (await readOn(runKey, one))) return () => leave(runKey, one);
    leave(runKey, one);
    return null;
  };

  return {
    append: local.append,
    end: local.end,
    isLocal: local.isLocal,
    follow: (runKey, afterSeq, reader) => (local.isLocal(runKey) ? local.follow(runKey, afterSeq, reader) : followElsewhere(runKey, afterSeq, reader)),
    sendStop: (signal) => store.sendStop(signal),
    onStop: (listener) => stops.add(listener),
    isConnected: () => store.isConnected() && outbox.isFlowing(),
    async sweep() {
      await local.sweep();
      await store.sweep();
    },
    async close() {
      await outbox.close();
      await store.close();
    },
  };
};
