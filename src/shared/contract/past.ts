import * as z from "zod/mini";
import { castId } from "../ids.ts";
import { call } from "./call.ts";

const mostAsked = 12;

const pastAnswer = z.enum(["right", "wrong", "unsure"]);
export type PastAnswer = z.infer<typeof pastAnswer>;

const stretch = z.object({
  /** "13:00" by the clock of the place of birth; a day ends at "24:00". */
  from: z.string(),
  to: z.string(),
  /** The craft's names of its hours (巳); empty where it has none. */
  names: z.array(z.string()),
  /** The middle of it. */
  time: z.string(),
});

const count = z.object({ right: z.number(), of: z.number() });
const ratio = z.object({ asWell: z.number(), of: z.number() });

const pastResult = z.object({
  /** In the order asked. `always`: marked by the hour that was given, or by every hour where none was; `some`: by other or some hours; `never`: a control. */
  years: z.array(z.object({ id: z.string(), marked: z.enum(["always", "some", "never"]), hours: z.array(stretch), why: z.array(z.string()) })),
  /** How many of the years lived the chart marks for something. */
  marking: z.object({ marked: z.number(), of: z.number() }),
  /** Null with too few answers. `peers`: charts of others born that year that fit as well; `deals`: ways of dealing the same answers out. */
  fit: z.nullable(z.object({ marked: count, control: count, peers: z.nullable(ratio), deals: ratio })),
  /** Null where none of these years depends on the hour. */
  hours: z.nullable(
    z.object({
      each: z.array(z.extend(stretch, { minutes: z.number(), height: z.number(), share: z.number(), isGiven: z.boolean(), isLeader: z.boolean() })),
      leaders: z.array(stretch),
      /** How many times likelier the leaders make the answers than the next best hour. */
      lead: z.number(),
      /** Of all ways to deal the answers out, the share that has some hour lead as clearly. */
      dealtShare: z.number(),
      isLeaning: z.boolean(),
    }),
  ),
});
export type PastResult = z.infer<typeof pastResult>;

const pastState = z.object({
  castId: z.string(),
  topic: z.string(),
  /** Empty where too little has passed to ask about. */
  asked: z.array(z.object({ id: z.string(), year: z.number(), age: z.number(), kind: z.enum(["move", "bond", "family", "body", "standing"]) })),
  answers: z.record(z.string(), pastAnswer),
  isDone: z.boolean(),
  /** An answer was changed after the result had been shown. */
  wasChanged: z.boolean(),
  /** Another chart of this chat has been checked before: the same memory is no fresh evidence. */
  wasCheckedBefore: z.boolean(),
  /** Only when it is done: until then nobody is told which years are marked. */
  result: z.nullable(pastResult),
});
export type PastState = z.infer<typeof pastState>;

export const getPast = call({
  method: "GET",
  path: "/api/chat/past",
  summary: "The years a chart's past is asked for, and what was answered, to its owner",
  who: "person",
  request: z.object({ castId }),
  answer: pastState,
});

export const savePast = call({
  method: "POST",
  path: "/api/chat/past",
  summary: "Lay answers over those that stand, year by year; null takes one back; `isDone` opens the result",
  who: "person",
  request: z.object({
    castId,
    answers: z._default(
      z.record(z.string().check(z.maxLength(32)), z.nullable(pastAnswer)).check(z.refine((answers) => Object.keys(answers).length <= mostAsked)),
      {},
    ),
    isDone: z.optional(z.literal(true)),
  }),
  answer: pastState,
});

export const deletePast = call({
  method: "POST",
  path: "/api/chat/past/delete",
  summary: "Delete a chart's answers, or bring them back within half a minute",
  who: "person",
  makesRoom: true,
  request: z.object({ castId, undo: z.optional(z.boolean()) }),
  answer: pastState,
});
