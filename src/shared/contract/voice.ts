import * as z from "zod/mini";
import { modelNames } from "../constants.ts";
import { clientId } from "../ids.ts";
import { call } from "./call.ts";

/** The body is the recording itself; what goes with it stands in the query. */
export const transcribe = call({
  method: "POST",
  path: "/api/chat/transcribe",
  summary: "What was said in a recording (WAV, 7350 Hz, 8 bit, mono), on Plus; it is kept nowhere",
  who: "person",
  isRead: true,
  bringsFile: "audio/wav",
  request: z.object({ model: z.enum(modelNames), lang: z.enum(["zh", "en"]) }),
  answer: z.object({ text: z.string() }),
});

export const getAudio = call({
  method: "GET",
  path: "/api/chat/audio/:messageId",
  summary: "One sentence of an answer, spoken, to its owner",
  who: "person",
  isStream: true,
  request: z.object({
    messageId: clientId,
    /** Which of the sentences that `toSentences` makes of the answer, counted from 0. */
    sentence: z.coerce.number().check(z.int(), z.gte(0), z.lte(999)),
  }),
  answer: z.looseObject({}),
});
