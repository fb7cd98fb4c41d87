import type { Kernel } from "../../kernel/kernel.ts";
import { forgetEnded } from "./sessions/sessions.ts";

/** Forgets sessions that ended by themselves, once an hour. */
export const definePeopleJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "people.sessions", cron: "11 * * * *", limitSeconds: 60, run: () => forgetEnded(kernel) });
};
