export { defineMemoryJobs } from "./jobs.ts";
export { recall } from "./keeping/recall.ts";
export { remember } from "./keeping/remember.ts";
export { mountMemory } from "./routes.ts";
export { exportMemory, forgetMemoryOf, moveMemory } from "./service.ts";
