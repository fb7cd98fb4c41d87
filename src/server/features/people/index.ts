export { definePeopleJobs } from "./jobs.ts";
export { bind, listIdentities, unbind } from "./joining/identities.ts";
export { findByIdentity, type Identity, join } from "./joining/join.ts";
export { mountPeople } from "./routes.ts";
export { identify, toAccount } from "./service.ts";
export { endOneSession, endOtherSessions, endOwnSession, listSessions, openSession, readToken } from "./sessions/sessions.ts";
