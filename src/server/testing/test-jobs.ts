import { pino } from "pino";
import type { Database } from "../kernel/db/db.ts";
import { createJobs } from "../kernel/jobs/pg-boss.ts";
import type { Jobs } from "../kernel/jobs/port.ts";
import { createMetrics, type Metrics } from "../kernel/metrics.ts";

export interface TestNode {
  jobs: Jobs;
  metrics: Metrics;
  /** Its log, a line an entry. */
  lines: string[];
}

/** A node that only does jobs, and looks for them often. */
export const createTestNode = (database: Database): TestNode => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  return { jobs: createJobs({ database, log, metrics }, { lookSeconds: 0.5, cronSeconds: 1 }), metrics, lines };
};
