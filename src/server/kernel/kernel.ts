import type { Logger } from "pino";
import type { Tier } from "../../shared/constants.ts";
import type { Ear, Voice } from "./audio/port.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/db.ts";
import type { DiskRoom } from "./disk-room.ts";
import type { EventLog } from "./event-log/port.ts";
import type { OwnHelpLines } from "./help-lines-file.ts";
import type { Jobs } from "./jobs/port.ts";
import type { Metrics } from "./metrics.ts";
import type { ModelEndpoint } from "./models/port.ts";
import type { Post } from "./post/port.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { Storage } from "./storage/port.ts";
import type { Vault } from "./vault/vault.ts";
import type { Workers } from "./workers/port.ts";

/** Everything the features stand on, built once by `main.ts` and handed down as an argument. */
export interface Kernel {
  config: Config;
  database: Database;
  log: Logger;
  metrics: Metrics;
  events: EventLog;
  rateLimit: RateLimit;
  /** Casts and tellings, off the loop. */
  workers: Workers;
  /** What is done later or again. */
  jobs: Jobs;
  /** Locks what must not be read from a copy of the database. */
  vault: Vault;
  /** Mail and texts. */
  post: Post;
  /** The disk of DATA_DIR. */
  disk: DiskRoom;
  /** Uploaded files. */
  storage: Storage;
  /** null: the built-in reader tells this tier. */
  models: Record<Tier, ModelEndpoint | null>;
  /** null: the browser's own, where it has one. */
  audio: { ear: Ear | null; voice: Voice | null };
  /** The operator's own help lines; null: those that come along. */
  helpLines: OwnHelpLines | null;
  /** The present instant in ms since 1970. */
  now: () => number;
  /** n cryptographically random bytes. */
  randomBytes: (n: number) => Uint8Array;
  /** Tells this process's runs from those of other nodes and of earlier lives. */
  nodeId: string;
}
