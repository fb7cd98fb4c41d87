import type { LogReader } from "../../../kernel/event-log/port.ts";
import type { EventSink } from "../../../kernel/event-stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLogged } from "../../../kernel/log.ts";
import { toRunKey } from "./run.ts";
import { findStored } from "./stored.ts";
import type { Look, Watch, WatchedIds } from "./watch.ts";

/** How soon a log that could not go on is tried again. */
const retryMs = { first: 50, longest: 1000 } as const;
/** A run that has shown no sign of life for so long may be dead: a reader's heartbeats stop, so that it asks elsewhere too. */
const lifeMs = 6000;

export interface FollowingElsewhere {
  /** False when the run's node has been silent: a heartbeat would claim what we do not know. */
  isAlive(): boolean;
  leave(): void;
}

/**
 * Follows a run of another node: by its events as long as they come without a gap, and by its rows wherever they do not. It ends with the run,
 * whether its node lives to say so or not.
 */
export const followElsewhere = (kernel: Kernel, watch: Watch, ids: WatchedIds, afterSeq: number, sink: EventSink): FollowingElsewhere => {
  const { database, events, log } = kernel;
  const key = toRunKey(ids.personId, ids.generationId);
  let seq = afterSeq;
  let isOpen = true;
  let isBusy = false;
  let leaveLog: (() => void) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waitMs: number = retryMs.first;
  let aliveMs = performance.now();
  let last: { seq: number; cursor: number; isOver: boolean } | null = null;

  const stopFollowing = (): void => {
    leaveLog?.();
    leaveLog = null;
  };
  const leave = (): void => {
    isOpen = false;
    clearTimeout(timer);
    stopWatching();
    stopFollowing();
  };
  const end = (isDone: boolean): void => {
    if (!isOpen) return;
    leave();
    sink.end(isDone);
  };
  const reader: LogReader = {
    onChunk(chunk) {
      if (!isOpen) return;
      seq = chunk.seq;
      aliveMs = performance.now();
      waitMs = retryMs.first;
      sink.write(chunk.frames);
    },
    onEnd: () => end(true),
    onLost() {
      leaveLog = null;
      void once(goOn);
    },
  };
  /** Gives the stored text where it holds more than the reader does, or all there will ever be. */
  const showStored = async (): Promise<void> => {
    const stored = await findStored(database.db, ids);
    if (!isOpen) return;
    if (!stored) {
      end(false);
      return;
    }
    if (stored.isOver || stored.cursor > seq) {
      sink.write(stored.toFrames(seq));
      seq = stored.cursor;
    }
    if (stored.isOver) end(true);
  };
  /** Takes up the log where the reader stands; where that cannot be, tries again later. */
  const goOn = async (): Promise<void> => {
    clearTimeout(timer);
    if (!isOpen || leaveLog) return;
    const found = await events.follow(key, seq, reader);
    if (found && isOpen) leaveLog = found;
    else if (found) found();
    else if (isOpen) {
      timer = setTimeout(() => void once(goOn), waitMs);
      waitMs = Math.min(waitMs * 2, retryMs.longest);
    }
  };
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    await work().catch((error) => log.error({ error: toLogged(error) }, "following a run elsewhere failed"));
    isBusy = false;
  };
  const onLook = (look: Look | null): void => {
    if (!look) {
      end(false);
      return;
    }
    if (look.isFresh) aliveMs = performance.now();
    const isOver = look.status !== "running";
    const stoodStill = last?.seq === seq;
    // The rows are a second behind a log that flows; one that is behind them at two looks does not flow.
    const isBehind = stoodStill && last !== null && (last.isOver || last.cursor > seq);
    last = { seq, cursor: look.cursor, isOver };
    if (!isBehind && (leaveLog || !(isOver || look.cursor > seq))) return;
    void once(async () => {
      stopFollowing();
      await showStored();
      await goOn();
    });
  };
  const stopWatching = watch.add(ids, onLook);
  void once(goOn);
  return { isAlive: () => events.isLocal(key) || performance.now() - aliveMs < lifeMs, leave };
};
