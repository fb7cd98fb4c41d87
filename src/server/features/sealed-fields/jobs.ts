import type { Kernel } from "../../kernel/kernel.ts";
import { rotateSealingKeys } from "./keeping/keys.ts";

/** Every quarter of an hour: a new key where the day of the last one is over, and none kept that is good no more. */
export const defineSealedFieldJobs = (kernel: Kernel): void => {
  kernel.jobs.repeat({ name: "sealed-fields.rotate", cron: "*/15 * * * *", limitSeconds: 60, run: () => rotateSealingKeys(kernel) });
};
