import type { Kernel } from "../kernel.ts";
import { toLogged } from "../log.ts";

export type JobRunner = (name: string, work: () => Promise<unknown>) => Promise<boolean>;

/** Does a job's work, counts it and logs a failure by the job's name. @returns whether it was done; it never throws */
export const createJobRunner =
  ({ log, metrics }: Pick<Kernel, "log" | "metrics">): JobRunner =>
  async (name, work) => {
    try {
      await work();
      metrics.jobs.inc({ job: name, outcome: "done" });
      return true;
    } catch (error) {
      metrics.jobs.inc({ job: name, outcome: "failed" });
      log.error({ job: name, error: toLogged(error) }, "job failed");
      return false;
    }
  };

/** Work with an end: it is told by its signal, and not waited for any longer. @throws Error when it takes too long, or whatever `signal` ends it with */
export const withinLimit = async (limitSeconds: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> => {
  const ending = new AbortController();
  const end = (): void => ending.abort(signal.reason);
  const timer = setTimeout(() => ending.abort(new Error(`took longer than ${limitSeconds} s`)), limitSeconds * 1000);
  signal.addEventListener("abort", end, { once: true });
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener("abort", () => reject(ending.signal.reason), { once: true });
  });
  try {
    await Promise.race([work(ending.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
};
