export { mountPeople } from "./routes.ts";
export { identify } from "./service.ts";
