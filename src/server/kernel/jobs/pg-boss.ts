import { sql } from "drizzle-orm";
import { type DrizzleTransactionLike, fromDrizzle, type JobResult, PgBoss, type Job as QueuedJob, type UpdateQueueOptions } from "pg-boss";
import { isPassing } from "../db/is-passing.ts";
import type { Kernel } from "../kernel.ts";
import { toLogged } from "../log.ts";
import { createNodeJobs } from "./node-jobs.ts";
import { watchOldest } from "./oldest.ts";
import type { Jobs, ListedJob, RepeatedJob, SentJob } from "./port.ts";
import { toQueueDatabase, unwatched } from "./queue-database.ts";
import { createJobRunner, withinLimit } from "./run-job.ts";

export interface QueuePace {
  /** How often a node looks for jobs nobody has told it of: those that are due later, or again after a failure. */
  lookSeconds: number;
  /** How often one node sends what is due by its cron line, and how often it is looked for. */
  cronSeconds: number;
}

const usualPace: QueuePace = { lookSeconds: 30, cronSeconds: 15 };
const startAgainMs = 5000;
/** Of one name on one node. */
const atOnce = 5;
/** Beyond a job's own limit, so that it is we who end it. */
const graceSeconds = 5;
/** What is done is kept for those who look into a problem. */
const keptSeconds = 6 * 3600;

type Runner = (data: object, signal: AbortSignal) => Promise<unknown>;
interface Kept {
  job: SentJob<object> | RepeatedJob;
  run: Runner;
}

const toQueueOptions = ({ retries = 3, retryAfterSeconds = 10, limitSeconds }: Kept["job"]): UpdateQueueOptions => ({
  retryLimit: retries,
  retryDelay: retryAfterSeconds,
  retryBackoff: true,
  expireInSeconds: limitSeconds + graceSeconds,
  deleteAfterSeconds: keptSeconds,
  notify: true,
});

/** The jobs of a node, kept by pg-boss in either database. */
export const createJobs = ({ database, log, metrics }: Pick<Kernel, "database" | "log" | "metrics">, pace: QueuePace = usualPace): Jobs => {
  const runJob = createJobRunner({ log, metrics });
  const nodeJobs = createNodeJobs(runJob);
  const listed: ListedJob[] = [];
  const kept: Kept[] = [];
  const taken = new Set<string>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> = Promise.resolve();

  const boss = new PgBoss({
    ...unwatched,
    backend: database.kind,
    db: toQueueDatabase(database),
    useListenNotify: true,
    cronMonitorIntervalSeconds: pace.cronSeconds,
    cronWorkerIntervalSeconds: pace.cronSeconds,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 600,
  });
  boss.on("error", (error) => log.error({ error: toLogged(error) }, "the queue of jobs"));
  // Only the kind: what else it says may hold a statement's values.
  boss.on("warning", ({ data }) => log.warn({ warning: (data as { type?: string }).type }, "the queue of jobs"));

  watchOldest(metrics, database, () => kept.map(({ job }) => job.name));

  /** What a failed job leaves in its row is only this: the error itself may hold what people wrote. */
  const runOne = async ({ job, run }: Kept, { id, data, signal }: QueuedJob<unknown>): Promise<JobResult> => {
    const isDone = await runJob(job.name, () => withinLimit(job.limitSeconds, signal, (ending) => run(data as object, ending)));
    return { id, status: isDone ? "completed" : "failed", output: {} };
  };

  const takeUp = async (one: Kept): Promise<void> => {
    const { job } = one;
    if (taken.has(job.name)) return;
    const isRepeated = "cron" in job;
    await boss.createQueue(job.name, { policy: isRepeated ? "exclusive" : "standard" });
    await boss.updateQueue(job.name, toQueueOptions(job));
    if (isRepeated) await boss.schedule(job.name, job.cron, undefined, { missed: "once" });
    const polling = { pollingIntervalSeconds: pace.lookSeconds, notifyPollingIntervalSeconds: pace.lookSeconds, burstWhenBatchFull: true };
    await boss.work(job.name, { ...polling, batchSize: atOnce, perJobResults: true }, (jobs) => Promise.all(jobs.map((queued) => runOne(one, queued))));
    taken.add(job.name);
  };

  const open = async (): Promise<void> => {
    await boss.start();
    for (const one of kept) await takeUp(one);
  };
  const tryToOpen = async (): Promise<void> => {
    try {
      await open();
    } catch (error) {
      if (!isPassing(error)) throw error;
      log.error({ error: toLogged(error) }, "the queue of jobs is not reached");
      if (!stopped) timer = setTimeout(() => void start().catch((late) => log.error({ error: toLogged(late) }, "no jobs are taken up")), startAgainMs).unref();
    }
  };
  const start = (): Promise<void> => {
    starting = tryToOpen();
    return starting;
  };
  const keep = (one: Kept): void => {
    if (kept.some(({ job }) => job.name === one.job.name)) throw new Error(`two jobs are called ${one.job.name}`);
    kept.push(one);
  };

  return {
    define(job) {
      keep({ job: job as SentJob<object>, run: job.run as Runner });
      listed.push({ name: job.name, kind: "sent", when: null });
      return {
        async send(db, data, { afterSeconds = 0 } = {}) {
          // Whoever asks within a transaction of the embedded database must not make us ask it for the queue.
          if (!taken.has(job.name)) throw new Error("the jobs have not started");
          await boss.send(job.name, data, { db: fromDrizzle(db as DrizzleTransactionLike, sql), startAfter: afterSeconds });
        },
      };
    },
    repeat(job) {
      keep({ job, run: (_, signal) => job.run(signal) });
      listed.push({ name: job.name, kind: "repeated", when: job.cron });
    },
    every(job) {
      listed.push({ name: job.name, kind: "node", when: `${job.everyMs} ms` });
      return nodeJobs.every(job);
    },
    list: () => [...listed],
    start,
    async stop(waitMs = 10_000) {
      stopped = true;
      clearTimeout(timer);
      await starting.catch(() => {});
      const turns = Promise.race([nodeJobs.stop(), new Promise((resolve) => setTimeout(resolve, waitMs).unref())]);
      await Promise.all([turns, boss.stop({ timeout: waitMs })]);
    },
  };
};
