import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    requests: new Counter({ name: "yarrow_requests_total", help: "Requests by route and code", labelNames: ["route", "code"], registers }),
    requestSeconds: new Histogram({
      name: "yarrow_request_seconds",
      help: "Time to answer",
      labelNames: ["route"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers,
    }),
    running: new Gauge({ name: "yarrow_runs_running", help: "Answers being told by this node", registers }),
    runs: new Counter({ name: "yarrow_runs_total", help: "Answers by outcome and teller", labelNames: ["status", "teller"], registers }),
    jobs: new Counter({ name: "yarrow_job_runs_total", help: "Runs of jobs on this node by outcome", labelNames: ["job", "outcome"], registers }),
    registers,
    /** Prometheus text. */
    toText: () => registry.metrics(),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
