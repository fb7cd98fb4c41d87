import type { Kernel } from "../../kernel/kernel.ts";
import { dropFallen } from "./service.ts";

/** Once a minute what was forgotten, or came from a deleted chat or message, goes for good. */
export const defineMemoryJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "memory.forget", cron: "* * * * *", limitSeconds: 120, retries: 0, run: () => dropFallen(kernel) });
};
