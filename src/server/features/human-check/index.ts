export { mountHumanCheck } from "./routes.ts";
export { checkHuman } from "./service.ts";
