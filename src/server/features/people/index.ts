export { definePeopleJobs } from "./jobs.ts";
export { findByIdentity, type Identity, join } from "./joining/join.ts";
export { findVisitor, type KnownVisitor, retireVisitor } from "./joining/visitor.ts";
export { findContactOf, keepPerson, leave, listLeaving, lockLeaving } from "./leaving/leaving.ts";
export { ownAccount, ownSessions } from "./owning/own-account.ts";
export { mountPeople } from "./routes.ts";
export { identify, toAccount } from "./service.ts";
export { endOwnSession, openSession, readToken } from "./sessions/sessions.ts";
