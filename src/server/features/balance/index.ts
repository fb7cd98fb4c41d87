export { ownUses } from "./owning/own-uses.ts";
export { mountBalance } from "./routes.ts";
export { readDailyAccount, reservePlusUse, settlePlusUse } from "./service.ts";
