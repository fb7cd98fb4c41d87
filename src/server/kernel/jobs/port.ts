import type { Db } from "../db/db.ts";

interface Named {
  /** `feature.what`, as logs and metrics call it. */
  name: string;
}

interface Kept extends Named {
  /** How often a failed one is tried again before it is left. */
  retries?: number;
  /** Before the first further try, doubled each time. */
  retryAfterSeconds?: number;
  /** A try that takes longer has failed; its signal says so. */
  limitSeconds: number;
}

/** Done once for each time it was sent, by whichever node takes it up. What is sent is kept in a row: ids and numbers, never people's words. */
export interface SentJob<Data extends object> extends Kept {
  run(data: Data, signal: AbortSignal): Promise<unknown>;
}

/** Done again and again by one of all nodes at a time, and never twice at once. */
export interface RepeatedJob extends Kept {
  /** In UTC, no finer than a minute. */
  cron: string;
  run(signal: AbortSignal): Promise<unknown>;
}

/** Done again and again on each node, and kept nowhere. A turn is passed over while the last one lasts. */
export interface NodeJob extends Named {
  everyMs: number;
  /** Goes on while the jobs are stopped, until its owner stops it. */
  isOwnersToStop?: boolean;
  run(): Promise<unknown>;
}

export interface Sending<Data extends object> {
  /**
   * Sends it, for soon or for later: within a transaction it is there once that commits, and gone with it.
   * @throws Error before the jobs have started
   */
  send(db: Db, data: Data, options?: { afterSeconds?: number }): Promise<void>;
}

export interface ListedJob {
  name: string;
  kind: "sent" | "repeated" | "node";
  /** The cron line of a repeated one, the interval of a node's own. */
  when: string | null;
}

/** All that is done later or again. */
export interface Jobs {
  define<Data extends object>(job: SentJob<Data>): Sending<Data>;
  repeat(job: RepeatedJob): void;
  /** Begins at once. @returns a function that stops it and waits for the turn under way */
  every(job: NodeJob): () => Promise<void>;
  list(): ListedJob[];
  /** Takes up what is kept. Where the database is away just now it returns and goes on trying. */
  start(): Promise<void>;
  /** Takes up nothing more and waits for what is under way; what takes longer is failed, to be tried again by another node. */
  stop(waitMs?: number): Promise<void>;
}
