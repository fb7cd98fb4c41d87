import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app.ts";
import { createRuns, defineChatJobs } from "./features/chat/index.ts";
import { defineCompareJobs } from "./features/compare/index.ts";
import { defineJournalJobs } from "./features/journal/index.ts";
import { definePeopleJobs } from "./features/people/index.ts";
import { defineProfileJobs } from "./features/profiles/index.ts";
import { defineShareJobs } from "./features/shares/index.ts";
import { defineIdempotencyJobs } from "./kernel/idempotency/jobs.ts";
import type { Kernel } from "./kernel/kernel.ts";
import { toLogged } from "./kernel/log.ts";
import { defineUsedOnceJobs } from "./kernel/used-once/jobs.ts";
import { vaultRefreshMs } from "./kernel/vault/vault.ts";

/** How long running answers may go on after a stop signal. */
const drainMs = 25_000;

export interface Serving {
  port: number;
  /** True while an answer is told. */
  isBusy(): boolean;
  /** Refuses new connections, lets running answers finish or keeps them as interrupted, then returns. */
  stop(waitMs?: number): Promise<void>;
}

/** Serves the product over a kernel. What an earlier life left running is marked interrupted first. */
export const serve = async (kernel: Kernel): Promise<Serving> => {
  const runs = createRuns(kernel);
  // The embedded database has one process: whatever it says is running was cut off with the last one.
  if (kernel.database.kind === "pglite") await runs.reap(0);
  // The others' reaper comes by by itself, and a database that has just gone away is no reason not to serve.
  else await runs.reap().catch((error) => kernel.log.error({ error: toLogged(error) }, "reaping failed"));
  defineChatJobs(kernel);
  defineShareJobs(kernel);
  defineJournalJobs(kernel);
  defineCompareJobs(kernel);
  defineIdempotencyJobs(kernel);
  definePeopleJobs(kernel);
  defineProfileJobs(kernel);
  defineUsedOnceJobs(kernel);
  kernel.jobs.every({ name: "vault.refresh", everyMs: vaultRefreshMs, run: () => kernel.vault.refresh() });
  await kernel.jobs.start();
  const server = createAdaptorServer({ fetch: createApp(kernel, runs).fetch }) as Server;
  // Answers stay open for minutes; the request itself may not.
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  const { HOST, PORT } = kernel.config;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    isBusy: () => runs.count() > 0,
    async stop(waitMs = drainMs) {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([runs.drain(waitMs), kernel.jobs.stop(waitMs)]);
      server.closeAllConnections();
      await closed;
    },
  };
};
