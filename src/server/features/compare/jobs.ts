import type { Kernel } from "../../kernel/kernel.ts";
import { forgetComparisons } from "./service.ts";

/** Forgets once a minute what was deleted, or stood on what was. */
export const defineCompareJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "compare.forget", cron: "* * * * *", limitSeconds: 120, retries: 0, run: () => forgetComparisons(kernel) });
};
