export { toAddress } from "./addresses/parse-address.ts";
export { type CodeFor, checkCode, sendCode, takeCode } from "./codes/codes.ts";
export { recordEvent } from "./events/record-event.ts";
export { defineAccountJobs } from "./jobs.ts";
export { ownPassword } from "./owning/own-password.ts";
export { deletePassword, findPasswordHash } from "./passwords/queries.ts";
export { listAddresses } from "./passwords/replace-password.ts";
export { verifyPassword } from "./passwords/verify-password.ts";
export { mountAccounts } from "./routes.ts";
