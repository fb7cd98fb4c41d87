import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { createLine } from "../line.ts";
import { type Order, type Reply, toResult } from "./in-thread.ts";
import type { Workers } from "./port.ts";

export interface PoolOptions {
  /** The threads' own file; its default export is made by `toThread`. */
  entry: URL;
  threads: number;
  /** How many may wait that have not begun. */
  waitingAtMost?: number;
  /** A thread without work goes after this, and what it had loaded with it. */
  idleMs?: number;
  /** Work that takes longer has no end. */
  workMs?: number;
  /** Work that needs more has no end either. */
  heapMb?: number;
}

/** Settles as `work` does, or at once when `signal` is aborted. */
const unlessGone = <Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
};

/**
 * Threads that are kept while there is work. Who waits, and how long work may take, is decided here: a thread is given one order at a time, so a
 * killed one takes nobody else's work with it. Ending a thread in the middle is for work without an end alone: closing a page must not cost the
 * tables a thread has loaded.
 */
export const createWorkerPool = ({ entry, threads, waitingAtMost = 4000, idleMs = 60_000, workMs = 20_000, heapMb = 640 }: PoolOptions): Workers => {
  const pool = new Piscina<Order, Reply>({
    filename: fileURLToPath(entry),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const line = createLine(threads, waitingAtMost);

  const doInThread = async (order: Order): Promise<unknown> => {
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), workMs);
    try {
      return toResult(await pool.run(order, { signal: tooLong.signal }));
    } catch (error) {
      throw tooLong.signal.aborted ? new Error(`${order.work} took longer than ${workMs} ms`) : error;
    } finally {
      clearTimeout(timer);
      line.leave();
    }
  };

  return {
    async run(work, request, options = {}) {
      await line.enter(options);
      return unlessGone(doInThread({ work, request }), options.signal);
    },
    close: () => pool.destroy(),
  };
};
