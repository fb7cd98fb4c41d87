export { defineSealedFieldJobs } from "./jobs.ts";
export { openSealed } from "./opening/open-sealed.ts";
export { mountSealedFields } from "./routes.ts";
