export { defineCompareJobs } from "./jobs.ts";
export { mountCompare } from "./routes.ts";
