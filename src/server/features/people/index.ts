export { definePeopleJobs } from "./jobs.ts";
export { findByIdentity, type Identity, join } from "./joining/join.ts";
export { mountPeople } from "./routes.ts";
export { identify, readSchools, toAccount } from "./service.ts";
export { endOwnSession, openSession, readToken } from "./sessions/sessions.ts";
