import type { Kernel } from "../kernel.ts";
import { deleteExpiredUses } from "./queries.ts";

/** Forgets what could not be used any more, once an hour. */
export const defineUsedOnceJobs = ({ jobs, database, now }: Pick<Kernel, "jobs" | "database" | "now">): void => {
  jobs.repeat({ name: "used-once.forget", cron: "37 * * * *", limitSeconds: 60, run: () => deleteExpiredUses(database.db, now()) });
};
