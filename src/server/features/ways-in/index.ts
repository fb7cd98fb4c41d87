export { defineWaysInJobs } from "./jobs.ts";
export { mountWaysIn } from "./routes.ts";
export { listWaysIn } from "./service.ts";
export { bySocial } from "./social/by-social.ts";
export { byWallet } from "./wallet/wallet.ts";
