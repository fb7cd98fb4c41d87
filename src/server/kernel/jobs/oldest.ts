import { Gauge } from "prom-client";
import type { Database } from "../db/db.ts";
import type { Metrics } from "../metrics.ts";
import { queueSchema } from "./queue-database.ts";

const oldestOf = `select name, extract(epoch from max(now() - start_after))::float8 as seconds from ${queueSchema}.job
  where state in ('created', 'retry') and start_after <= now() and name = any($1) group by name`;

/** Says, whenever the metrics are read, how long the oldest job that is due has waited on all nodes. */
export const watchOldest = ({ registers }: Metrics, database: Database, listNames: () => string[]): void => {
  new Gauge({
    name: "yarrow_job_oldest_seconds",
    help: "How long the oldest job that is due has waited, by job; of the whole queue, not of this node",
    labelNames: ["job"],
    registers,
    async collect() {
      this.reset();
      const names = listNames();
      for (const name of names) this.set({ job: name }, 0);
      // Without a database there is nothing to say, and the other metrics are wanted then most of all.
      const rows = (await database.run(oldestOf, [names]).catch(() => [])) as { name: string; seconds: number }[];
      for (const { name, seconds } of rows) this.set({ job: name }, seconds);
    },
  });
};
