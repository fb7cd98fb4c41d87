import type { Kernel } from "../../kernel/kernel.ts";
import { toLogged } from "../../kernel/log.ts";
import { purgeDeleted } from "./deleting/service.ts";

const purgeEveryMs = 60_000;

/** Empties the bin once a minute. @returns a function that stops it */
export const startChatJobs = (kernel: Kernel): (() => void) => {
  const timer = setInterval(() => {
    purgeDeleted(kernel).catch((error) => kernel.log.error({ error: toLogged(error) }, "purging failed"));
  }, purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
};
