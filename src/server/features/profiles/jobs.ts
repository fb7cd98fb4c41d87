import type { Kernel } from "../../kernel/kernel.ts";
import { forgetOldRequests } from "./asking/list-requests.ts";
import { relockBoxes } from "./relocking/relock-boxes.ts";
import { forgetFallen } from "./service.ts";

/** Once a minute what was deleted goes for good, once an hour links that are long over; once in ten minutes what an older key locks is locked by the newest. */
export const defineProfileJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "profiles.forget", cron: "* * * * *", limitSeconds: 60, retries: 0, run: () => forgetFallen(kernel) });
  kernel.jobs.repeat({ name: "profiles.links", cron: "23 * * * *", limitSeconds: 60, run: () => forgetOldRequests(kernel) });
  kernel.jobs.repeat({ name: "profiles.relock", cron: "*/10 * * * *", limitSeconds: 300, retries: 0, run: (signal) => relockBoxes(kernel, signal) });
};
