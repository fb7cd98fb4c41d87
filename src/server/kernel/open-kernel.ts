import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Tier } from "../../shared/constants.ts";
import { createOpenaiEar, createOpenaiVoice } from "./audio/openai.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/db.ts";
import { openPglite } from "./db/pglite.ts";
import { openPostgres } from "./db/postgres.ts";
import { createDiskRoom } from "./disk-room.ts";
import { createMemoryEventLog } from "./event-log/memory.ts";
import type { EventLog } from "./event-log/port.ts";
import { createPostgresEventLog } from "./event-log/postgres.ts";
import { createRedisEventLog } from "./event-log/redis.ts";
import { readHelpLines } from "./help-lines-file.ts";
import { createJobs } from "./jobs/pg-boss.ts";
import type { Kernel } from "./kernel.ts";
import { createLog, toLogged } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createOpenaiEndpoint } from "./models/openai.ts";
import { createOutbox } from "./post/outbox.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createDiskStorage } from "./storage/disk.ts";
import { openVault } from "./vault/vault.ts";

interface EventLogOptions {
  now: () => number;
  onProblem: (error: unknown) => void;
  onChange: (isUp: boolean) => void;
}

const openEventLog = (config: Config, database: Database, { now, onProblem, onChange }: EventLogOptions): EventLog | Promise<EventLog> => {
  if (config.eventLog === "redis") return createRedisEventLog({ url: config.REDIS_URL!, now, onProblem, onChange });
  if (config.eventLog === "postgres") return createPostgresEventLog({ database, now, onProblem });
  return createMemoryEventLog({ now });
};

/** After a PANIC the embedded database answers nothing more and holds the loop: the process ends, and the next start mends what is there. */
const endWith = (reason: string, { DATA_DIR }: Config): never => {
  const isFull = /No space left on device/.test(reason);
  const wayOut = isFull ? `The disk of DATA_DIR (${DATA_DIR}) is full: free some space and start again.` : "Start again; what was finished is kept.";
  process.stderr.write(`The embedded database gave up: ${reason}. ${wayOut}\n`);
  process.exit(1);
};

/** Builds everything the features stand on. The workers know the features, so they are given; `given` may replace other parts too, as tests do. */
export const openKernel = async (config: Config, given: Partial<Kernel> & Pick<Kernel, "workers">): Promise<Kernel> => {
  const helpLines = given.helpLines ?? readHelpLines(config.HELP_LINES_FILE);
  const log = given.log ?? createLog(config);
  const now = given.now ?? Date.now;
  const database =
    given.database ?? (config.DATABASE_URL ? await openPostgres(config.DATABASE_URL) : await openPglite(config.DATA_DIR, (reason) => endWith(reason, config)));
  const onProblem = (error: unknown): void => log.error({ error: toLogged(error) }, "live events");
  const onChange = (isUp: boolean): void => (isUp ? log.warn("Redis is back") : log.error("Redis is away: answers of other nodes come from the database"));
  const endpoint = (tier: Tier) => {
    const settings = config.models[tier];
    return settings && createOpenaiEndpoint(settings);
  };
  const metrics = given.metrics ?? createMetrics();
  const bytes = given.randomBytes ?? ((n: number) => new Uint8Array(randomBytes(n)));
  const vault = given.vault ?? (await openVault({ database, config, randomBytes: bytes, now }));
  return {
    config,
    database,
    log,
    now,
    metrics,
    jobs: given.jobs ?? createJobs({ database, log, metrics }),
    events: given.events ?? (await openEventLog(config, database, { now, onProblem, onChange })),
    workers: given.workers,
    rateLimit: given.rateLimit ?? (await createRateLimit(config.REDIS_URL)),
    disk: given.disk ?? createDiskRoom({ folder: config.DATA_DIR, now }),
    storage: given.storage ?? createDiskStorage(join(config.DATA_DIR, "files")),
    models: given.models ?? { basic: endpoint("basic"), plus: endpoint("plus") },
    audio: given.audio ?? {
      ear: config.audio.ear && createOpenaiEar(config.audio.ear),
      voice: config.audio.voice && createOpenaiVoice(config.audio.voice),
    },
    helpLines,
    vault,
    post: given.post ?? createOutbox({ vault, randomBytes: bytes, now }),
    randomBytes: bytes,
    nodeId: given.nodeId ?? randomUUID(),
  };
};

/** Closes what `openKernel` opened, the database last. */
export const closeKernel = async (kernel: Kernel): Promise<void> => {
  await Promise.all(Object.values(kernel.models).map((model) => model?.close()));
  await kernel.events.close();
  await kernel.rateLimit.close();
  await kernel.workers.close();
  await kernel.database.close();
};
