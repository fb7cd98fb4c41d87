import type { Kernel } from "../../kernel/kernel.ts";
import { forgetRevoked } from "./service.ts";

/** Forgets once a minute what was shown by links that were withdrawn. */
export const defineShareJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "shares.forget", cron: "* * * * *", limitSeconds: 120, retries: 0, run: () => forgetRevoked(kernel) });
};
