export { definePeopleJobs } from "./jobs.ts";
export { bind, listIdentities, unbind } from "./joining/identities.ts";
export { findByIdentity, type Identity, join } from "./joining/join.ts";
export { listCredentials } from "./queries.ts";
export { mountPeople } from "./routes.ts";
export { identify, readSchools, toAccount } from "./service.ts";
export { deleteSessionsBy, deleteSessionsOf } from "./sessions/queries.ts";
export { endOneSession, endOtherSessions, endOwnSession, listSessions, openSession, readToken } from "./sessions/sessions.ts";
export { getAccount, type SigningIn, signIn } from "./sessions/sign-in.ts";
