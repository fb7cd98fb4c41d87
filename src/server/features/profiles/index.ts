export { unseen } from "./asking/unseen.ts";
export { defineProfileJobs } from "./jobs.ts";
export { type ChosenBirth, chooseBirths } from "./keeping/choose.ts";
export { exportProfiles, forgetProfilesOf, moveProfiles } from "./owning/own-profiles.ts";
export { countProfiles } from "./queries.ts";
export { mountProfiles } from "./routes.ts";
