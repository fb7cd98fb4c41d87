export { defineShareJobs } from "./jobs.ts";
export { createSharePage } from "./page/share-page.ts";
export { mountShares } from "./routes.ts";
