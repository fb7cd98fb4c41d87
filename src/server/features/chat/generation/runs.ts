import { busyRuns, deltaWindow, materialiseEveryMs } from "../../../../shared/constants.ts";
import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLogged } from "../../../kernel/log.ts";
import { settlePlusUse } from "../../balance/index.ts";
import { endGeneration, interruptStale, materialise, updateEndedMessage } from "./queries.ts";
import { createRun, type Run, type RunIds, type RunStatus, type StoredPart } from "./run.ts";

/** A run silent for this long has lost its node. */
const staleSeconds = 20;
const reapEveryMs = 10_000;

export interface Ending {
  status: RunStatus;
  teller: string | null;
  errorCode?: number;
  /** The built-in reader stepped in for a model: told, and not charged. */
  fellBack?: boolean;
}

const isCharged = (run: Run, { status, fellBack }: Ending): boolean => !fellBack && (status === "completed" || (status === "stopped" && run.hasShownText));

export interface RunStart {
  ids: RunIds;
  /** What stands already, when an interrupted answer goes on. */
  text?: string;
  parts?: StoredPart[];
  /** Runs behind every connection and says how the answer ended. */
  tell(run: Run): Promise<Ending>;
  /** The last events, made once the rows are settled. */
  close(): Promise<StreamEvent[]>;
}

export interface Runs {
  find(runKey: string): Run | undefined;
  /** Returns once this node does not tell the run any more, its rows settled. */
  waitFor(runKey: string): Promise<void>;
  count(): number;
  /** Tells an answer and ends it, once. The rows of the run must stand already. */
  start(start: RunStart): Run;
  /** Marks as interrupted what a crashed node left running, recognised by its silence. */
  reap(silentSeconds?: number): Promise<void>;
  /** Waits for running answers, then interrupts what is left, keeping its text. */
  drain(waitMs: number): Promise<void>;
}

/** The answers this node is telling. */
export const createRuns = (kernel: Kernel): Runs => {
  const { database, log, metrics } = kernel;
  const running = new Map<string, { run: Run; done: Promise<void> }>();
  const windowMs = (): number => (running.size < busyRuns ? deltaWindow.ms : deltaWindow.busyMs);

  const finish = async (run: Run, ending: Ending, close: RunStart["close"]): Promise<void> => {
    const { personId, generationId, messageId } = run.ids;
    run.seal();
    // The rows are settled before the log ends: a reader that sees the end finds the stored text equal to what it holds.
    const text = run.text;
    await database.db.transaction(async (tx) => {
      const isOurs = await endGeneration(tx, run.ids, { status: ending.status, teller: ending.teller, errorCode: ending.errorCode ?? null });
      if (!isOurs) {
        // Ended elsewhere, and settled there; or its chat was purged, and nobody else will.
        await settlePlusUse(tx, { personId, generationId, isSpent: false });
        return;
      }
      await updateEndedMessage(tx, { personId, messageId }, { status: ending.status, text, cursor: run.cursor, parts: [...run.parts] });
      await settlePlusUse(tx, { personId, generationId, isSpent: isCharged(run, ending) });
    });
    run.end(ending.status, [...(await close()), ...(ending.status === "stopped" ? [{ type: "abort" } as const] : [])]);
    metrics.runs.inc({ status: ending.status, teller: ending.teller ?? "none" });
  };

  const tick = async (): Promise<void> => {
    const batch = [...running.values()].map(({ run }) => run).filter((run) => run.status === "running");
    metrics.running.set(batch.length);
    if (batch.length === 0) return;
    const alive = await materialise(database, batch);
    for (const run of batch) if (!alive.has(run.key) && run.status === "running") run.abort("stopped");
  };
  let isTicking = false;
  const every = setInterval(() => {
    if (isTicking) return;
    isTicking = true;
    tick()
      .catch((error) => log.error({ error: toLogged(error) }, "materialising failed"))
      .finally(() => {
        isTicking = false;
      });
  }, materialiseEveryMs);
  every.unref();

  const reap = async (silentSeconds = staleSeconds): Promise<void> => {
    const marked = await interruptStale(database.db, silentSeconds);
    for (const { personId, generationId } of marked) await settlePlusUse(database.db, { personId, generationId, isSpent: false });
    if (marked.length > 0) log.warn({ count: marked.length }, "interrupted runs without a node");
    await kernel.events.sweep();
  };
  const reaper = setInterval(() => reap().catch((error) => log.error({ error: toLogged(error) }, "reaping failed")), reapEveryMs);
  reaper.unref();

  return {
    find: (runKey) => running.get(runKey)?.run,
    waitFor: async (runKey) => running.get(runKey)?.done,
    count: () => running.size,
    start({ ids, text, parts, tell, close }) {
      const run = createRun({ ids, events: kernel.events, now: kernel.now, windowMs, text, parts });
      const done = tell(run)
        .catch((error): Ending => {
          log.error({ error: toLogged(error), generationId: ids.generationId }, "telling failed");
          return { status: "failed", teller: null, errorCode: 500 };
        })
        .then((ending) => finish(run, run.abortedAs ? { ...ending, status: run.abortedAs } : ending, close))
        .catch((error) => {
          log.error({ error: toLogged(error), generationId: ids.generationId }, "ending a run failed");
          run.end("failed");
        })
        .finally(() => running.delete(run.key));
      running.set(run.key, { run, done });
      return run;
    },
    reap,
    async drain(waitMs) {
      clearInterval(reaper);
      const rest = () => Promise.allSettled([...running.values()].map(({ done }) => done));
      await Promise.race([rest(), new Promise((resolve) => setTimeout(resolve, waitMs).unref())]);
      for (const { run } of running.values()) run.abort("interrupted");
      await rest();
      clearInterval(every);
    },
  };
};
