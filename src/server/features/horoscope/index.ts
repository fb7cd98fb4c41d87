export { mountHoroscope } from "./routes.ts";
