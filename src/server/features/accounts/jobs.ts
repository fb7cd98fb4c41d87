import type { Kernel } from "../../kernel/kernel.ts";
import { forgetOldCodes } from "./codes/codes.ts";
import { forgetOldEvents } from "./events/record-event.ts";
import { forgetOldTries } from "./signing-in/tries.ts";

/** Forgets, once an hour, codes and wrong tries that count for nothing any more, and what happened more than half a year ago. */
export const defineAccountJobs = (kernel: Kernel): void => {
  const run = async (): Promise<void> => {
    await forgetOldCodes(kernel);
    await forgetOldTries(kernel);
    await forgetOldEvents(kernel);
  };
  kernel.jobs.repeat({ name: "accounts.forget", cron: "43 * * * *", limitSeconds: 60, run });
};
