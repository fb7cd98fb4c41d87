import type { Kernel } from "../../kernel/kernel.ts";
import { forgetLeaving } from "./leaving/forget.ts";

/** Every ten minutes those whose day has come go for good. */
export const defineOwnDataJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "own-data.forget", cron: "*/10 * * * *", limitSeconds: 300, retries: 0, run: (signal) => forgetLeaving(kernel, signal) });
};
