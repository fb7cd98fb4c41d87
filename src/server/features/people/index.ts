export { definePeopleJobs } from "./jobs.ts";
export { findByIdentity, type Identity, join } from "./joining/join.ts";
export { listCredentials } from "./queries.ts";
export { mountPeople } from "./routes.ts";
export { identify, readSchools, toAccount } from "./service.ts";
export { deleteSessionsOf } from "./sessions/queries.ts";
export { endOwnSession, openSession, readToken } from "./sessions/sessions.ts";
