import * as z from "zod/mini";
import { call } from "./call.ts";

export const getAbout = call({
  method: "GET",
  path: "/api/about",
  summary: "Who runs this installation, and whom it hands words to",
  who: "anyone",
  request: z.looseObject({}),
  answer: z.object({
    version: z.string(),
    /** null: the operator has not said. */
    operator: z.nullable(z.string()),
    contact: z.nullable(z.string()),
    /** On a developer's machine what the operator has not said is named; elsewhere it is left out. */
    isDevelopment: z.boolean(),
    /** The hosts of the endpoints that are given what somebody writes, says or shows. */
    models: z.array(z.string()),
    voices: z.array(z.string()),
  }),
});
