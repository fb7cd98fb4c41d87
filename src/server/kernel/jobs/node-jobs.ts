import type { NodeJob } from "./port.ts";
import type { JobRunner } from "./run-job.ts";

/** The timers of this node. */
export const createNodeJobs = (run: JobRunner) => {
  const stops = new Set<() => Promise<void>>();
  return {
    every(job: NodeJob): () => Promise<void> {
      let turn: Promise<unknown> | null = null;
      const timer = setInterval(() => {
        turn ??= run(job.name, job.run).finally(() => {
          turn = null;
        });
      }, job.everyMs);
      timer.unref();
      const stop = async (): Promise<void> => {
        clearInterval(timer);
        stops.delete(stop);
        await turn;
      };
      if (!job.isOwnersToStop) stops.add(stop);
      return stop;
    },
    stop: async (): Promise<void> => {
      await Promise.all([...stops].map((stop) => stop()));
    },
  };
};
