export { definePeopleJobs } from "./jobs.ts";
export { bind, listIdentities, unbind } from "./joining/identities.ts";
export { findByIdentity, type Identity, join } from "./joining/join.ts";
<<<<<<< HEAD
export { listCredentials } from "./queries.ts";
=======
export { findVisitor, type KnownVisitor, retireVisitor } from "./joining/visitor.ts";
export { findContactOf, keepPerson, leave, listLeaving, lockLeaving } from "./leaving/leaving.ts";
export { ownAccount, ownSessions } from "./owning/own-account.ts";
>>>>>>> acc-post
export { mountPeople } from "./routes.ts";
export { identify, toAccount } from "./service.ts";
export { deleteSessionsBy, deleteSessionsOf } from "./sessions/queries.ts";
export { endOneSession, endOtherSessions, endOwnSession, listSessions, openSession, readToken } from "./sessions/sessions.ts";
export { getAccount, type SigningIn, signIn } from "./sessions/sign-in.ts";
