export { createRuns, type Runs } from "./generation/runs.ts";
export { startChatJobs } from "./jobs.ts";
export { mountChat } from "./routes.ts";
