import * as z from "zod/mini";
import { questionMaxLength } from "../constants.ts";
import { castId } from "../ids.ts";
import { call } from "./call.ts";
import { inputField } from "./input-field.ts";
import { moduleOrTopic } from "./topics.ts";

export const revealDraw = call({
  method: "POST",
  path: "/api/chat/reveal",
  summary: "Open the seal after a draw, to its owner",
  who: "person",
  isRead: true,
  request: z.object({ castId }),
  answer: z.object({
    castId,
    commitment: z.string(),
    seed: z.string(),
    nonce: z.string(),
    topic: z.string(),
    input: z.unknown(),
    moment: z.string(),
  }),
});

export const previewCast = call({
  method: "POST",
  path: "/api/chat/preview",
  summary: "What words and fields give a topic so far, before anything is sent; kept nowhere",
  who: "person",
  isRead: true,
  request: z.object({
    module: moduleOrTopic,
    question: z._default(z.string().check(z.maxLength(questionMaxLength)), ""),
    inputs: z._default(z.record(z.string(), z.unknown()), {}),
  }),
  answer: z.object({
    /** The inputs, and what the words add to them. */
    known: z.record(z.string(), z.unknown()),
    /** Required fields that are still open. */
    missing: z.array(inputField),
    /** What no calendar, clock or rule of the topic admits: path → code, as in error 1001. */
    problems: z.record(z.string(), z.string()),
    /** What is computed from them as they are, a birth without its hour too; null while too little is there or something is wrong, and for a topic that draws. */
    cast: z.nullable(z.unknown()),
  }),
});
