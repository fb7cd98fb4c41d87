export { defineProfileJobs } from "./jobs.ts";
export { mountProfiles } from "./routes.ts";
