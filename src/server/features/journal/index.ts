export { defineJournalJobs } from "./jobs.ts";
export { ownJournal } from "./owning/own-journal.ts";
export { mountJournal } from "./routes.ts";
