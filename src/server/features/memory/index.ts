export { defineMemoryJobs } from "./jobs.ts";
export { recall } from "./keeping/recall.ts";
export { remember } from "./keeping/remember.ts";
export { ownMemory } from "./owning/own-memory.ts";
export { mountMemory } from "./routes.ts";
