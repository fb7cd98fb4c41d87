export { defineOwnDataJobs } from "./jobs.ts";
export { mountOwnData } from "./routes.ts";
