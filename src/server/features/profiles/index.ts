export { defineProfileJobs } from "./jobs.ts";
export { type ChosenBirth, chooseBirths } from "./keeping/choose.ts";
export { mountProfiles } from "./routes.ts";
