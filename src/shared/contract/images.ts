import * as z from "zod/mini";
import { clientId } from "../ids.ts";
import { call } from "./call.ts";

export const getImage = call({
  method: "GET",
  path: "/api/chat/image",
  summary: "A picture sent in a chat, to its owner: JPEG",
  who: "person",
  isStream: true,
  request: z.object({ id: clientId }),
  answer: z.looseObject({}),
});
