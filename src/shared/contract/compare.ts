import * as z from "zod/mini";
import { comparisonPageMax, nonceMaxLength, questionMaxLength } from "../constants.ts";
import { castId, chatId, clientId, generationId } from "../ids.ts";
import { call } from "./call.ts";
import { messageStatus, modelName } from "./chat.ts";
import { factChip } from "./stream.ts";
import { moduleOrTopic } from "./topics.ts";

const nothing = z.looseObject({});

/** A reading that stands, or a craft that is to be asked now, in a chat of its own. */
const side = z.union([
  z.object({ msggroup: chatId, messageId: clientId }),
  z.object({
    msggroup: chatId,
    module: moduleOrTopic,
    clientMessageId: clientId,
    generationId,
    castId: z.optional(castId),
    nonce: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(nonceMaxLength))),
  }),
]);

const aspect = z.enum(["lean", "when", "through"]);
const accord = z.enum(["agree", "part", "apart"]);
const said = z.object({ text: z.string(), facts: z.array(factChip) });

/** Agreement and dissent, named from the facts of both casts. */
const told = z.object({
  /** null: nothing is weighed here. */
  accord: z.nullable(accord),
  headline: z.string(),
  text: z.string(),
  rows: z.array(
    z.object({
      aspect,
      accord,
      said: z.tuple([said, said]),
      /** By chance, out of ten; null where there is nothing to compare. */
      tenths: z.nullable(z.object({ agree: z.number(), part: z.number(), apart: z.number() })),
    }),
  ),
});
export type ToldComparison = z.infer<typeof told>;

const standing = z.object({ msggroup: z.string(), messageId: z.string(), module: z.string(), status: messageStatus });

export const createComparison = call({
  method: "POST",
  path: "/api/compare",
  summary: "Ask two crafts the same question; each answers in a chat of its own. Where the first answer is no reading, only that one is given",
  who: "person",
  request: z.object({
    /** Made by the client: sent twice it is one comparison. */
    id: clientId,
    /** Left out where one side is a reading that stands: its question is asked again. */
    question: z._default(z.string().check(z.maxLength(questionMaxLength)), ""),
    model: z.prefault(modelName, "4"),
    /** For crafts that go by a birth; left out, that of the reading that stands. */
    birth: z.optional(z.record(z.string(), z.unknown())),
    sides: z.tuple([side, side]),
    lang: z.optional(z.enum(["zh", "en"])),
  }),
  answer: z.object({ id: z.nullable(z.string()), chat: z.nullable(z.object({ msggroup: z.string(), module: z.string() })) }),
});

export const getComparison = call({
  method: "GET",
  path: "/api/compare/:id",
  summary: "A comparison; `told` once both readings are",
  who: "person",
  request: z.object({ id: clientId }),
  answer: z.object({ id: z.string(), question: z.string(), createdAt: z.string(), sides: z.tuple([standing, standing]), told: z.nullable(told) }),
});

export const listComparisons = call({
  method: "GET",
  path: "/api/compare",
  summary: "One's own comparisons, newest first",
  who: "person",
  request: z.object({
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(comparisonPageMax)), 20),
  }),
  answer: z.object({
    comparisons: z.array(z.object({ id: z.string(), question: z.string(), modules: z.tuple([z.string(), z.string()]), createdAt: z.string() })),
    cursor: z.nullable(z.string()),
  }),
});

export const deleteComparison = call({
  method: "DELETE",
  path: "/api/compare/:id",
  summary: "Delete a comparison, not its chats; `undo` within 30 seconds",
  who: "person",
  makesRoom: true,
  request: z.object({ id: clientId, undo: z.optional(z.boolean()) }),
  answer: nothing,
});
