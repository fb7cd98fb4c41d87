export { unseen } from "./asking/unseen.ts";
export { defineProfileJobs } from "./jobs.ts";
export { type ChosenBirth, chooseBirths } from "./keeping/choose.ts";
export { ownProfiles } from "./owning/own-profiles.ts";
export { mountProfiles } from "./routes.ts";
