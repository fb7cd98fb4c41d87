import type { Kernel } from "../../kernel/kernel.ts";
import { forgetFallen } from "./service.ts";

/** Once a minute what stood on a deleted chat or answer, or was taken out, goes for good. */
export const defineJournalJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "journal.forget", cron: "* * * * *", limitSeconds: 120, retries: 0, run: () => forgetFallen(kernel) });
};
