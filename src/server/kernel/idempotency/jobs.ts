import type { Kernel } from "../kernel.ts";
import { forgetOldAnswers } from "./answer-once.ts";

/** Forgets answers whose day is over, once an hour. */
export const defineIdempotencyJobs = ({ jobs, database }: Pick<Kernel, "jobs" | "database">): void => {
  jobs.repeat({ name: "idempotency.forget", cron: "23 * * * *", limitSeconds: 60, run: () => forgetOldAnswers(database.db) });
};
