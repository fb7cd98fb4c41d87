import * as z from "zod/mini";

/**
 * What an answer is made of, on the wire and in storage. Names follow the AI SDK's UI message stream, so its clients can read ours.
 * The text of a message is Markdown: a `## headline`, then paragraphs; `data-facts` says where each paragraph starts in it.
 */
export const factChip = z.object({
  id: z.string(),
  key: z.string(),
  label: z.string(),
  value: z.string(),
  /** The rule in plain words, applied to this cast. */
  note: z.optional(z.string()),
});
export type FactChip = z.infer<typeof factChip>;

export const factsData = z.object({
  facts: z.array(factChip),
  paragraphs: z.array(
    z.object({
      /** Where the paragraph starts, in UTF-16 units of the message's text. */
      at: z.number(),
      label: z.string(),
      part: z.enum(["lead", "body", "verse", "dissent", "close", "caution"]),
      facts: z.array(z.string()),
      /** The sentences of a model that name something the cast does not hold, as they stand in the text. */
      doubts: z.optional(z.array(z.string())),
    }),
  ),
});
export type FactsData = z.infer<typeof factsData>;

export const castData = z.object({
  castId: z.string(),
  /** The topic whose card draws this cast. */
  topic: z.string(),
  input: z.unknown(),
  cast: z.unknown(),
  engineVersion: z.number(),
  moment: z.string(),
  commitment: z.nullable(z.string()),
  /** Whose number was mixed with the seed: the person's, or the server's own where they sent none. Absent: nothing was drawn, or it was not noted. */
  nonceBy: z.optional(z.enum(["person", "server"])),
  question: z.string(),
  /** The cast of the same topic that this one was drawn to, and the fact of it that is asked about; null: the whole of it. */
  beside: z.optional(z.object({ cast: z.unknown(), fact: z.nullable(z.string()) })),
  /** No verdict is ours on what was asked: the card shows no lean, grade or date. */
  isBounded: z.optional(z.boolean()),
});
export type CastData = z.infer<typeof castData>;
export type Beside = NonNullable<CastData["beside"]>;

/** One field the flow still needs; the page shows these as a small form in the thread. */
export const askData = z.object({
  topic: z.string(),
  fields: z.array(z.unknown()),
  known: z.record(z.string(), z.unknown()),
  /** Names of births in `known` that come from what is remembered: offered, to be sent or changed. */
  remembered: z.optional(z.array(z.string())),
});

/** One thing that was understood of the person's words. */
export const heardChip = z.object({
  /** The input's or frame's name: "birth.sex", "weekdays", "matter". */
  name: z.string(),
  label: z.string(),
  value: z.string(),
  /** False for what this craft has no use for. */
  isUsed: z.boolean(),
});
export type HeardChip = z.infer<typeof heardChip>;

/** What was understood, in the answer's language, to be put right where it is wrong. */
export const heardData = z.object({
  chips: z.array(heardChip),
  /** What was left out and why, as the text says it too. */
  note: z.optional(z.string()),
});
export type HeardData = z.infer<typeof heardData>;

/** A test that is being sat: `mbtiQuestions` brings its items, `getSitting` how far it has come. `total` counts the items. */
export const questionData = z.object({ sitting: z.string(), test: z.string(), version: z.string(), total: z.number() });

export const messagePart = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("data-cast"), data: castData }),
  z.object({ type: z.literal("data-facts"), data: factsData }),
  z.object({ type: z.literal("data-ask"), data: askData }),
  z.object({ type: z.literal("data-heard"), data: heardData }),
  z.object({ type: z.literal("data-question"), data: questionData }),
  /** What of the person's earlier chats this answer uses or names, a sentence each, in the answer's language. */
  z.object({ type: z.literal("data-remembered"), data: z.object({ lines: z.array(z.string()) }) }),
  /** A chart whose past is asked about under these words; `hasTime`: its hour was given. */
  z.object({ type: z.literal("data-past"), data: z.object({ castId: z.string(), topic: z.string(), hasTime: z.boolean() }) }),
  z.object({ type: z.literal("data-followups"), data: z.object({ questions: z.array(z.string()) }) }),
  z.object({ type: z.literal("data-teller"), data: z.object({ teller: z.enum(["builtin", "model"]), name: z.string(), fellBack: z.boolean() }) }),
  /** A picture the person sent with the words; `getImage` brings it. Width and height in pixels. */
  z.object({ type: z.literal("data-image"), data: z.object({ id: z.string(), width: z.number(), height: z.number() }) }),
  z.object({ type: z.literal("data-care"), data: z.object({ lines: z.array(z.object({ name: z.string(), contact: z.string(), where: z.string() })) }) }),
]);
export type MessagePart = z.infer<typeof messagePart>;

/** One event of a run, in order. `text-start`/`-delta`/`-end` carry the message id as AI SDK clients expect. */
export type StreamEvent =
  | { type: "start"; messageId: string; messageMetadata: { generationId: string; userMessageId: string | null; msggroup: string } }
  | { type: "text-start"; id: string }
  | { type: "text-delta"; id: string; delta: string }
  | { type: "text-end"; id: string }
  | { type: "data-commitment"; data: { castId: string; commitment: string } }
  | { type: "data-title"; data: { title: string } }
  | { type: "data-balance"; data: { num: number; total_num: number } }
  | { type: "data-progress"; data: { step: "casting" | "reading" | "model" } }
  /** Replaces the text so far: the reader was ahead of what survived, or its log is gone. */
  | { type: "data-snapshot"; data: { text: string; cursor: number; parts: MessagePart[]; status: string } }
  | Exclude<MessagePart, { type: "text" }>
  | { type: "error"; errorText: string; code: number }
  | { type: "abort" }
  | { type: "finish"; messageMetadata: { status: "completed" | "stopped" | "interrupted" | "failed" } };
