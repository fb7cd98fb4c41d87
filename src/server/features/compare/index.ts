export { defineCompareJobs } from "./jobs.ts";
export { ownComparisons } from "./owning/own-comparisons.ts";
export { mountCompare } from "./routes.ts";
