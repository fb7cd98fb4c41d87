export { createRuns, type Runs } from "./generation/runs.ts";
export { findToldText } from "./history/service.ts";
export { defineChatJobs } from "./jobs.ts";
export { mountChat } from "./routes.ts";
