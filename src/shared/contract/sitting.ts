import * as z from "zod/mini";
import { clientId } from "../ids.ts";
import { testVersions } from "../test-ids.ts";
import { call } from "./call.ts";

const maxItems = 400;

/** The option picked, counted from 1; of mostLeast the most and the least fitting. */
const answer = z.union([z.number().check(z.int(), z.gte(1), z.lte(9)), z.tuple([z.number(), z.number()])]);

const testQuestion = z.object({
  id: z.string(),
  type: z.enum(["choice", "truefalse", "description", "final", "scale", "mostLeast"]),
  /** The question or the statement; empty where the options say it all. */
  text: z.string(),
  options: z.array(z.object({ value: z.number(), text: z.string() })),
});
export type TestQuestion = z.infer<typeof testQuestion>;

export const listTestQuestions = call({
  method: "POST",
  path: "/api/chat/mbtiQuestions",
  summary: "A test's questions in the order they are asked; without `test` the sixteen types",
  who: "anyone",
  isRead: true,
  request: z.object({ version: z.optional(z.enum(testVersions)), test: z._default(z.string().check(z.maxLength(32)), "mbti") }),
  answer: z.array(testQuestion),
});

const sittingState = z.object({
  id: z.string(),
  msggroup: z.string(),
  /** The message whose card is the present one. */
  messageId: z.string(),
  test: z.string(),
  version: z.string(),
  /** How many items the test has. */
  total: z.number(),
  /** By item; what is not answered yet is not there. */
  answers: z.record(z.string(), answer),
  /** The item shown, counted from 0. */
  position: z.number(),
  /** `retired`: another was begun in the same chat. */
  status: z.enum(["open", "submitted", "retired"]),
  castId: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type SittingState = z.infer<typeof sittingState>;

export const getSitting = call({
  method: "GET",
  path: "/api/chat/sitting",
  summary: "How far a test has come, to its owner",
  who: "person",
  request: z.object({ id: clientId }),
  answer: sittingState,
});

export const saveSitting = call({
  method: "POST",
  path: "/api/chat/sitting",
  summary: "Lay answers over those that stand, item by item; null takes one back",
  who: "person",
  request: z.object({
    id: clientId,
    answers: z._default(
      z.record(z.string().check(z.maxLength(64)), z.nullable(answer)).check(z.refine((answers) => Object.keys(answers).length <= maxItems)),
      {},
    ),
    position: z.optional(z.number().check(z.int(), z.gte(0), z.lte(maxItems))),
  }),
  answer: sittingState,
});
