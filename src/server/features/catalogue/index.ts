export { mountCatalogue } from "./routes.ts";
