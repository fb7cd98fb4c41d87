export { mountVoice } from "./routes.ts";
