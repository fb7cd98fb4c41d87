import * as z from "zod/mini";
import { modelNames } from "../constants.ts";
import { call } from "./call.ts";

export const listModels = call({
  method: "GET",
  path: "/v1/chat/models",
  summary: "The two models",
  who: "anyone",
  request: z.looseObject({}),
  answer: z.array(
    z.object({ name: z.enum(modelNames), imageUrl: z.string(), brief: z.string(), waitTime: z.number(), descEn: z.string(), descZh: z.string() }),
  ),
});
