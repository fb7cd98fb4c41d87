export { defineShareJobs } from "./jobs.ts";
export { mountShares } from "./routes.ts";
