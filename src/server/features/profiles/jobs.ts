import type { Kernel } from "../../kernel/kernel.ts";
import { relockBoxes } from "./relocking/relock-boxes.ts";
import { forgetFallen } from "./service.ts";

/** Once a minute what was deleted goes for good; once in ten what an older key locks is locked by the newest. */
export const defineProfileJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "profiles.forget", cron: "* * * * *", limitSeconds: 60, retries: 0, run: () => forgetFallen(kernel) });
  kernel.jobs.repeat({ name: "profiles.relock", cron: "*/10 * * * *", limitSeconds: 300, retries: 0, run: (signal) => relockBoxes(kernel, signal) });
};
