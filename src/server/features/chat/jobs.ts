import type { Kernel } from "../../kernel/kernel.ts";
import { purgeDeleted } from "./deleting/service.ts";

/** Empties the bin once a minute. */
export const defineChatJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "chat.purge", cron: "* * * * *", limitSeconds: 120, retries: 0, run: () => purgeDeleted(kernel) });
};
