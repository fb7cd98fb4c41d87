import * as z from "zod/mini";
import { shareRecordsMax } from "../constants.ts";
import { chatId, clientId, shareKey } from "../ids.ts";
import { call } from "./call.ts";

const nothing = z.looseObject({});
const lang = z.enum(["zh", "en"]);

/** What the sharer ticked to be in. */
const reveal = z.object({ birth: z._default(z.boolean(), false), names: z._default(z.boolean(), false), photo: z._default(z.boolean(), false) });
export type Reveal = z.infer<typeof reveal>;

/** What the chosen records hold of somebody. `names`: those that were found, and how each is written while names stay out. */
const held = z.object({ birth: z.boolean(), chart: z.boolean(), names: z.array(z.object({ name: z.string(), written: z.string() })), photos: z.number() });
export type Held = z.infer<typeof held>;

const line = z.object({ label: z.string(), value: z.string(), meaning: z.optional(z.string()) });
export type ShareLine = z.infer<typeof line>;

/** Text alone, without marks: nothing of it can act. */
const block = z.object({ kind: z.enum(["text", "verse", "item", "heading"]), text: z.string() });
export type ShareBlock = z.infer<typeof block>;

/** What a passage rests on, where nothing of its cast stays out. */
const fact = z.object({ label: z.string(), value: z.string(), note: z.optional(z.string()) });
export type ShareFact = z.infer<typeof fact>;

const record = z.object({
  asked: z.string(),
  photos: z.array(z.object({ at: z.number(), width: z.number(), height: z.number() })),
  figure: z.nullable(
    z.object({
      topic: z.string(),
      /** The topic's name; a card gives its own. */
      title: z.string(),
      /** The coarse cast, or the cast's first facts. */
      lines: z.array(line),
      /** The same as keys, for the figure they make. */
      coarse: z.optional(z.record(z.string(), z.string())),
      /** null: a birth or a name stays out, and the lines are all there is. */
      cast: z.nullable(z.unknown()),
      isBounded: z.boolean(),
      commitment: z.nullable(z.string()),
    }),
  ),
  headline: z.nullable(z.string()),
  passages: z.array(z.object({ label: z.string(), part: z.string(), blocks: z.array(block), facts: z.optional(z.array(fact)) })),
  /** Sentences were taken out with the birth or the name. */
  isCut: z.boolean(),
});
export type ShareRecord = z.infer<typeof record>;

/** What strangers see: made once, on the server, and never changed. */
export const shareSnapshot = z.object({
  lang,
  topic: z.string(),
  title: z.string(),
  description: z.string(),
  /** YYYY-MM-DD, the sharer's own day. */
  day: z.string(),
  /** Of what was held: what stays out. */
  out: z.object({ birth: z.boolean(), names: z.boolean(), photo: z.boolean() }),
  records: z.array(record),
});
export type ShareSnapshot = z.infer<typeof shareSnapshot>;

const chosen = {
  msggroup: chatId,
  /** The answers; a record is a question with its answer. */
  messageIds: z.array(clientId).check(z.minLength(1), z.maxLength(shareRecordsMax)),
  reveal: z.prefault(reveal, {}),
  lang: z.optional(lang),
};

export const previewShare = call({
  method: "POST",
  path: "/api/share/preview",
  summary: "What a share of these records would hold and show; kept nowhere",
  who: "person",
  isRead: true,
  request: z.object(chosen),
  answer: z.object({ held, snapshot: shareSnapshot }),
});

export const previewPicture = call({
  method: "POST",
  path: "/api/share/preview/picture",
  summary: "The same as a picture: PNG; `isLong` with all that was told",
  who: "person",
  isRead: true,
  isStream: true,
  request: z.object({ ...chosen, isLong: z._default(z.boolean(), false) }),
  answer: nothing,
});

export const createShare = call({
  method: "POST",
  path: "/api/share",
  summary: "Share 1 to 6 records by a link; the same records shared alike keep their link",
  who: "person",
  request: z.object(chosen),
  answer: z.object({ shareKey, url: z.string(), image: z.string() }),
});

export const getShare = call({
  method: "GET",
  path: "/api/share/:key",
  summary: "What a link shows; 410 once it is withdrawn",
  who: "anyone",
  request: z.object({ key: shareKey }),
  answer: shareSnapshot,
});

export const revokeShare = call({
  method: "DELETE",
  path: "/api/share/:key",
  summary: "Withdraw a link with its picture; `undo` within 30 seconds",
  who: "person",
  makesRoom: true,
  request: z.object({ key: shareKey, undo: z.optional(z.boolean()) }),
  answer: nothing,
});

export const listShares = call({
  method: "GET",
  path: "/api/shares",
  summary: "One's own links, newest first",
  who: "person",
  request: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))), limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50) }),
  answer: z.object({
    shares: z.array(
      z.object({
        shareKey,
        url: z.string(),
        title: z.string(),
        records: z.number(),
        out: z.object({ birth: z.boolean(), names: z.boolean(), photo: z.boolean() }),
        createdAt: z.string(),
        isRevoked: z.boolean(),
      }),
    ),
    open: z.number(),
    cursor: z.nullable(z.string()),
  }),
});

export const getSharePicture = call({
  method: "GET",
  path: "/share/:key/card.png",
  summary: "A share as a picture: the first record, as a link shows itself, or with `all` one leaf a record; PNG",
  who: "anyone",
  isStream: true,
  request: z.object({ key: shareKey, all: z.optional(z.literal("1")) }),
  answer: nothing,
});

export const getSharePhoto = call({
  method: "GET",
  path: "/share/:key/photo/:at",
  summary: "A photo that was ticked into a share: JPEG",
  who: "anyone",
  isStream: true,
  request: z.object({ key: shareKey, at: z.coerce.number().check(z.int(), z.gte(0), z.lte(20)) }),
  answer: nothing,
});
