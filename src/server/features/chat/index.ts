export { createRuns, type Runs } from "./generation/runs.ts";
export { findToldText } from "./history/service.ts";
export { findPicture } from "./images/service.ts";
export { defineChatJobs } from "./jobs.ts";
export { leanOfReading } from "./leaning/lean-of-reading.ts";
export { ownChats } from "./owning/own-chats.ts";
export { findRunning, listSharedIds } from "./owning/queries.ts";
export { type ChatReading, findReading } from "./records/find-reading.ts";
export { type ChatRecord, listRecords } from "./records/list-records.ts";
export {
  findAnswerOfRun,
  listAnswerTexts,
  listDrawnCasts,
  whereDeletedLately,
  whereRecordsStand,
  whereTurnStands,
} from "./records/queries.ts";
export type { Memory, TurnHeard } from "./remembering/port.ts";
export { mountChat } from "./routes.ts";
export { createSender, type Sender } from "./sending/sender.ts";
