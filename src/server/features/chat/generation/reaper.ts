import type { Kernel } from "../../../kernel/kernel.ts";
import { settleStale } from "./settle.ts";

/** A run silent for this long has lost its node. */
export const staleSeconds = 20;
const reapEveryMs = 10_000;

export interface Reaper {
  /** Marks as interrupted what a node left running, recognised by its silence. */
  reap(silentSeconds?: number): Promise<void>;
  /** The database did not answer us: perhaps it answered nobody. */
  noteTrouble(): void;
  stop(): Promise<void>;
}

/** Ends what crashed nodes left running. */
export const createReaper = ({ database, log, events, jobs }: Kernel): Reaper => {
  let troubledMs = Number.NEGATIVE_INFINITY;
  let reaping: Promise<void> | null = null;

  const noteTrouble = (): void => {
    troubledMs = performance.now();
  };
  const reapOnce = async (silentSeconds: number): Promise<void> => {
    try {
      // While the database was away nobody could show a sign of life: all get their time to show one again.
      const isFair = performance.now() - troubledMs > silentSeconds * 1000;
      const count = isFair ? await settleStale(database.db, silentSeconds) : 0;
      if (count > 0) log.warn({ count }, "interrupted runs without a node");
      await events.sweep();
    } catch (error) {
      noteTrouble();
      throw error;
    }
  };
  const reap = async (silentSeconds = staleSeconds): Promise<void> => {
    await reaping?.catch(() => {});
    reaping = reapOnce(silentSeconds);
    await reaping.finally(() => {
      reaping = null;
    });
  };
  // Each node reaps for itself, sooner than a queue would: it knows of its own troubles, and the rows are taken once whoever comes first.
  const stop = jobs.every({ name: "chat.reap", everyMs: reapEveryMs, run: () => reap() });
  return { reap, noteTrouble, stop };
};
