import * as z from "zod/mini";
import { modelNames, nonceMaxLength, questionMaxLength, tierOf, titleMaxLength } from "../constants.ts";
import { castId, chatId, clientId, generationId } from "../ids.ts";
import { call } from "./call.ts";
import { messagePart } from "./stream.ts";
import { moduleOrTopic } from "./topics.ts";

const nothing = z.looseObject({});
/** A model's name on the wire; inside, the tier it stands for. */
export const modelName = z.pipe(
  z.enum(modelNames),
  z.transform((name) => tierOf[name]),
);
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30);

export const commitDraw = call({
  method: "POST",
  path: "/api/chat/commit",
  summary: "Seal a seed before a draw",
  who: "person",
  request: z.object({ module: moduleOrTopic }),
  answer: z.object({ castId, commitment: z.string() }),
});

export const sendMessage = call({
  method: "POST",
  path: "/api/chat/send",
  summary: "Say something; the answer comes as an event stream",
  who: "person",
  isStream: true,
  request: z.object({
    msggroup: chatId,
    module: moduleOrTopic,
    question: z._default(z.string().check(z.maxLength(questionMaxLength)), ""),
    model: z.prefault(modelName, "4"),
    receiveType: z._default(z.enum(["text", "audio"]), "text"),
    clientMessageId: clientId,
    generationId,
    castId: z.optional(castId),
    nonce: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(nonceMaxLength))),
    inputs: z.optional(z.record(z.string(), z.unknown())),
    profileIds: z.optional(z.array(clientId).check(z.maxLength(4))),
    /** The message this one answers; absent means the group's active leaf. Naming an earlier one makes a branch. */
    parentId: z.optional(z.nullable(clientId)),
    /** An assistant message to answer once more, as a further version beside it. */
    regenerateOf: z.optional(clientId),
    /** An interrupted assistant message to finish. */
    continueOf: z.optional(clientId),
    base64String: z.optional(z.string()),
    base64_type: z.optional(z.enum(["image/png", "image/jpeg"])),
    lang: z.optional(z.enum(["zh", "en"])),
    /** Of a chat's first message: it is to be kept only while it is open. A chat that has begun stays what it is. */
    isTemporary: z.optional(z.boolean()),
  }),
  answer: nothing,
});

export const keepTemporary = call({
  method: "POST",
  path: "/api/chat/temporary",
  summary: "Say that a temporary chat is still open, or that it is closed: then all of it goes at once",
  who: "person",
  makesRoom: true,
  request: z.object({ msggroup: chatId, isClosed: z._default(z.boolean(), false) }),
  answer: nothing,
});

export const streamGeneration = call({
  method: "GET",
  path: "/api/chat/stream",
  summary: "Replay what was missed of a running answer, then follow it",
  who: "person",
  isStream: true,
  request: z.object({ generationId }),
  answer: nothing,
});

export const stopGeneration = call({
  method: "POST",
  path: "/api/chat/stop",
  summary: "Stop an answer, keeping what was seen",
  who: "person",
  makesRoom: true,
  request: z.object({ generationId, seenLength: z.number().check(z.int(), z.gte(0)) }),
  answer: z.object({ status: z.string(), text: z.string() }),
});

export const skipGeneration = call({
  method: "POST",
  path: "/api/chat/skip",
  summary: "Bring the built-in reader's remaining text at once",
  who: "person",
  makesRoom: true,
  request: z.object({ generationId }),
  answer: nothing,
});

export const messageStatus = z.enum(["running", "completed", "stopped", "interrupted", "failed"]);

export const chatMessage = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  role: z.enum(["user", "assistant"]),
  parts: z.array(messagePart),
  status: messageStatus,
  model: z.nullable(z.enum(modelNames)),
  feedback: z.nullable(z.object({ value: z.nullable(z.enum(["like", "dislike"])), reasons: z.array(z.string()) })),
  /** Ids of the versions that share this parent, oldest first, this one among them. */
  siblings: z.array(z.string()),
  createdAt: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Stretches of a text, counted in code points from its start; the second number is behind it. */
const hits = z.array(z.tuple([z.number(), z.number()]));
export const snippet = z.object({ text: z.string(), hits });
export type Snippet = z.infer<typeof snippet>;

export const chatGroup = z.object({
  msggroup: z.string(),
  title: z.string(),
  content: z.string(),
  module: z.string(),
  time: z.string(),
  isPinned: z.boolean(),
  /** Kept only while it is open; never in a list. */
  isTemporary: z.optional(z.boolean()),
  /** Where the words of `query` stand: all of them in the title or not; and in one message, with the id of the question that begins its turn. */
  found: z.optional(z.object({ isInTitle: z.boolean(), title: hits, said: z.nullable(z.extend(snippet, { turnId: z.string() })) })),
});
export type ChatGroup = z.infer<typeof chatGroup>;

export const getMsgGroupList = call({
  method: "GET",
  path: "/api/chat/getMsgGroupList",
  summary: "Chats: the pinned ones, which come on top of the first page, then the newest; with words to find, those that have them in their title first",
  who: "person",
  request: z.object({
    module: z.optional(z.string()),
    time: z.optional(z.string()),
    query: z.optional(z.string().check(z.maxLength(200))),
    cursor: z.optional(z.string()),
    limit,
  }),
  answer: z.object({ messageGroupList: z.array(chatGroup), cursor: z.nullable(z.string()) }),
});

export const pinChats = call({
  method: "POST",
  path: "/api/chat/pin",
  summary: "Keep chats on top of the list, or no longer; all of them or none",
  who: "person",
  request: z.object({ msggroup: z.array(chatId).check(z.minLength(1), z.maxLength(500)), isPinned: z.boolean() }),
  answer: nothing,
});

export const getMessageList = call({
  method: "GET",
  path: "/api/chat/getMessageList",
  summary: "The messages of a chat on its active branch, oldest first; a cursor pages back",
  who: "person",
  request: z.object({ msggroup: chatId, cursor: z.optional(z.string()), limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 50) }),
  answer: z.object({
    group: z.nullable(chatGroup),
    messages: z.array(chatMessage),
    cursor: z.nullable(z.string()),
    activeGeneration: z.nullable(z.object({ id: z.string(), messageId: z.string(), cursor: z.number() })),
  }),
});

/** Shows another version at a fork: the branch through this message becomes the active one. */
export const selectVersion = call({
  method: "POST",
  path: "/api/chat/version",
  summary: "Make the branch through a message the active one",
  who: "person",
  request: z.object({ msggroup: chatId, messageId: clientId }),
  answer: nothing,
});

export const delMsgGroupList = call({
  method: "POST",
  path: "/api/chat/delMsgGroupList",
  summary: "Delete chats; undo within 30 seconds",
  who: "person",
  makesRoom: true,
  request: z.object({ msggroup: z.array(chatId).check(z.minLength(1), z.maxLength(500)), undo: z.optional(z.boolean()) }),
  /** How many went, or came back. */
  answer: z.object({ count: z.number() }),
});

export const updateTitle = call({
  method: "POST",
  path: "/api/chat/msggroup/update/title",
  summary: "Rename a chat",
  who: "person",
  request: z.object({ msggroup: chatId, title: z.string().check(z.trim(), z.minLength(1), z.maxLength(titleMaxLength)) }),
  answer: nothing,
});

export const deleteMessages = call({
  method: "POST",
  path: "/api/user/msg/del",
  summary: "Delete messages",
  who: "person",
  makesRoom: true,
  request: z.object({ ids: z.array(clientId).check(z.minLength(1), z.maxLength(500)) }),
  answer: nothing,
});
