export { createRuns, type Runs } from "./generation/runs.ts";
export { defineChatJobs } from "./jobs.ts";
export { mountChat } from "./routes.ts";
