export { defineShareJobs } from "./jobs.ts";
export { ownShares } from "./owning/own-shares.ts";
export { createSharePage } from "./page/share-page.ts";
export { mountShares } from "./routes.ts";
