export { readDailyAccount, reservePlusUse, settlePlusUse } from "./service.ts";
