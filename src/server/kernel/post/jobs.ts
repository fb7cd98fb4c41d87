import type { Kernel } from "../kernel.ts";
import { createAliyun } from "./aliyun.ts";
import type { Letter } from "./port.ts";
import { deleteLetters, eraseLocked } from "./queries.ts";
import { createSendDue } from "./send-due.ts";
import { createSmtp } from "./smtp.ts";
import { outboxTransport, type Transport } from "./transport.ts";
import { createTwilio } from "./twilio.ts";

/** How often a node looks for letters that are due. */
const lookMs = 1000;
const dayMs = 86_400_000;
const keptDays = 30;

const openTransports = ({ config, now, randomBytes }: Pick<Kernel, "config" | "now" | "randomBytes">): Record<Letter["channel"], Transport> => ({
  mail: config.MAIL_URL ? createSmtp(config) : outboxTransport,
  text: { outbox: () => outboxTransport, twilio: () => createTwilio(config), aliyun: () => createAliyun(config, { now, randomBytes }) }[config.SMS_PROVIDER](),
});

/** Sends letters as they come, and forgets them. @returns a function that closes the lines */
export const definePostJobs = (kernel: Kernel): (() => void) => {
  const { config, database, jobs, log, now } = kernel;
  const transports = openTransports(kernel);
  if (config.APP_ENV === "production")
    for (const [channel, { name }] of Object.entries(transports))
      if (name === "outbox") log.warn({ channel }, "no letter of this channel leaves: see docs/operating.md");
  for (const channel of ["mail", "text"] as const)
    jobs.every({ name: `post.${channel}`, everyMs: lookMs, run: createSendDue(kernel, channel, transports[channel]) });
  jobs.repeat({
    name: "post.forget",
    cron: "23 * * * *",
    limitSeconds: 60,
    run: async () => {
      await eraseLocked(database.db, now() - dayMs);
      await deleteLetters(database.db, now() - keptDays * dayMs);
    },
  });
  return () => {
    for (const { close } of Object.values(transports)) close();
  };
};
