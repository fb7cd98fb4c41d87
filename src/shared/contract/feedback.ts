import * as z from "zod/mini";
import { clientId } from "../ids.ts";
import { call } from "./call.ts";

export const feedbackReasons = ["inaccurate", "unhelpful", "offensive"] as const;
export const feedbackTextMax = 1000;
/** What was off, by key and in one's own words. */
export interface WhatWasOff {
  reasons: (typeof feedbackReasons)[number][];
  text?: string | undefined;
}
export const giveFeedback = call({
  method: "POST",
  path: "/api/chat/feedback",
  summary: "Like or dislike an answer, with reasons",
  who: "person",
  request: z.object({
    messageId: clientId,
    value: z.nullable(z.enum(["like", "dislike"])),
    reasons: z._default(z.array(z.enum(feedbackReasons)), []),
    text: z.optional(z.string().check(z.maxLength(feedbackTextMax))),
  }),
  answer: z.looseObject({}),
});
