import * as z from "zod/mini";
import { clientId } from "../ids.ts";
import { call } from "./call.ts";

const nothing = z.looseObject({});

export const memoryKind = z.enum(["birth", "person", "question", "said"]);
export type MemoryKind = z.infer<typeof memoryKind>;

/** One thing that is kept across chats, and where it came from. */
export const memoryEntry = z.object({
  id: z.string(),
  kind: memoryKind,
  /** As it was said, in the person's own words; of a birth, its parts in the language asked in. */
  text: z.string(),
  /** Whose birth, or who: `me`, `mother`, `partner`; of a question, the other party. */
  about: z.nullable(z.string()),
  /** The day a question waits for, YYYY-MM-DD: the end of the time it asked about. */
  due: z.nullable(z.string()),
  /** The chat it came from, and the question there. */
  from: z.object({ msggroup: z.string(), module: z.string(), title: z.string(), turnId: z.string() }),
  createdAt: z.string(),
});
export type MemoryEntry = z.infer<typeof memoryEntry>;

export const listMemory = call({
  method: "GET",
  path: "/api/memory",
  summary: "All that is kept across chats",
  who: "person",
  request: nothing,
  answer: z.object({ isOn: z.boolean(), entries: z.array(memoryEntry) }),
});

export const switchMemory = call({
  method: "POST",
  path: "/api/memory/switch",
  summary: "Use and add to what is kept, or neither",
  who: "person",
  request: z.object({ isOn: z.boolean() }),
  answer: nothing,
});

export const editMemory = call({
  method: "POST",
  path: "/api/memory/edit",
  summary: "Put what is kept into other words; those of a birth are heard again: fields.text = birth where they give none",
  who: "person",
  request: z.object({ id: clientId, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  answer: memoryEntry,
});

export const forgetMemory = call({
  method: "POST",
  path: "/api/memory/forget",
  summary: "Forget one thing, or without an id all of it; undo within 30 seconds: without an id what went last",
  who: "person",
  makesRoom: true,
  request: z.object({ id: z.optional(clientId), undo: z.optional(z.boolean()) }),
  answer: z.object({ count: z.number() }),
});
