export { createRuns, type Runs } from "./generation/runs.ts";
export { findToldText } from "./history/service.ts";
export { findPicture } from "./images/service.ts";
export { defineChatJobs } from "./jobs.ts";
export { type ChatRecord, listRecords } from "./records/list-records.ts";
export { listAnswerTexts, listDrawnCasts, whereRecordsStand } from "./records/queries.ts";
export { mountChat } from "./routes.ts";
export { createSender, type Sender } from "./sending/sender.ts";
