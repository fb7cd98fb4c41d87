import type { Kernel } from "../../kernel/kernel.ts";
import { purgeDeleted } from "./deleting/service.ts";
import { foldOld } from "./searching/fold-old.ts";

/** Empties the bin once a minute, and makes findable what is not yet. */
export const defineChatJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "chat.purge", cron: "* * * * *", limitSeconds: 120, retries: 0, run: () => purgeDeleted(kernel) });
  kernel.jobs.repeat({ name: "chat.fold", cron: "* * * * *", limitSeconds: 55, retries: 0, run: (signal) => foldOld(kernel, signal) });
};
