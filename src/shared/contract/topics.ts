import * as z from "zod/mini";
import { call } from "./call.ts";
import { inputField } from "./input-field.ts";

/** A topic by its wire letter or its key. */
export const moduleOrTopic = z.string().check(z.minLength(1), z.maxLength(32));

export const topicTab = z.object({
  type: z.string(),
  module: z.string(),
  displayName: z.string(),
  brief: z.string(),
  img: z.string(),
  key: z.string(),
  defQuestion: z.string(),
  defaultIntroductionQ: z.array(z.string()),
  needs: z.array(inputField),
  isDraw: z.boolean(),
});
export type TopicTab = z.infer<typeof topicTab>;

export const listTopics = call({
  method: "GET",
  path: "/api/chat/topics",
  summary: "The category tabs",
  who: "anyone",
  request: z.looseObject({}),
  answer: z.array(topicTab),
});

export const templateList = call({
  method: "POST",
  path: "/api/chat/templateList",
  summary: "A topic's opening remark and starter questions",
  who: "anyone",
  isRead: true,
  request: z.object({ module: moduleOrTopic }),
  answer: z.object({ opening: z.string(), questions: z.array(z.string()) }),
});
