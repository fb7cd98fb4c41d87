export { mountBalance } from "./routes.ts";
export { readDailyAccount, reservePlusUse, settlePlusUse } from "./service.ts";
