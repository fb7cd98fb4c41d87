export { defineJournalJobs } from "./jobs.ts";
export { mountJournal } from "./routes.ts";
