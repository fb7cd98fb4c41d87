import type { Kernel } from "../../kernel/kernel.ts";
import { deleteExpiredBegun } from "./queries.ts";

/** Forgets what was begun and never answered, once an hour. */
export const defineWaysInJobs = ({ jobs, database, now }: Pick<Kernel, "jobs" | "database" | "now">): void => {
  jobs.repeat({ name: "ways-in.forget", cron: "23 * * * *", limitSeconds: 60, run: () => deleteExpiredBegun(database.db, new Date(now()).toISOString()) });
};
