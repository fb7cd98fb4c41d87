export { type DailyAccount, readDailyAccount, reservePlusUse, settlePlusUse, toProductDay } from "./service.ts";
