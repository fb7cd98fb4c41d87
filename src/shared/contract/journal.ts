import * as z from "zod/mini";
import { journalExpectsMax, journalNoteMax } from "../constants.ts";
import { chatId, clientId } from "../ids.ts";
import { call } from "./call.ts";

const nothing = z.looseObject({});
/** YYYY-MM-DD. */
const day = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

/** What a person says of one claim when they look back. */
export const marks = ["came", "partly", "not", "unsaid"] as const;
const mark = z.enum(marks);
export type Mark = z.infer<typeof mark>;

/** Which of the four readings fits best: its place, none of them, or one was known again. */
const pick = z.enum(["0", "1", "2", "3", "none", "known"]);
export type Pick = z.infer<typeof pick>;

const claim = z.object({
  label: z.string(),
  text: z.string(),
  facts: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
});
export type Claim = z.infer<typeof claim>;

const summary = z.object({
  /** The answer's. */
  id: z.string(),
  msggroup: z.string(),
  /** The letter of the chat’s topic. */
  module: z.string(),
  /** Of the cast. */
  topic: z.string(),
  question: z.string(),
  expects: z.string(),
  keptAt: z.string(),
  /** null: whenever one likes. */
  dueOn: z.nullable(day),
  state: z.enum(["waiting", "due", "looked"]),
  /** Four readings are to be looked at before one's own. */
  hasLook: z.boolean(),
  /** On a matter that no reading judges: no look, and no day called. */
  isQuiet: z.boolean(),
});
export type EntrySummary = z.infer<typeof summary>;

const entry = z.extend(summary, {
  /** Hex SHA-256(seed ‖ id), sealed when it was kept; null: there is no look. */
  commitment: z.nullable(z.string()),
  /** The four readings; null: there is no look. */
  looks: z.nullable(z.array(z.string())),
  /** What was picked, and only then which was one's own, whose the others were, and the seed they were made with. */
  picked: z.nullable(z.object({ pick, own: z.number(), casts: z.array(z.string()), seed: z.string() })),
  /** null while the look is still to come. */
  claims: z.nullable(z.array(claim)),
  marks: z.nullable(z.array(mark)),
  note: z.string(),
});
export type JournalEntry = z.infer<typeof entry>;

export const previewKeeping = call({
  method: "POST",
  path: "/api/journal/preview",
  summary: "Whether an answer can be kept to look back on, and on which days; kept nowhere",
  who: "person",
  isRead: true,
  request: z.object({ msggroup: chatId, messageId: clientId }),
  answer: z.object({
    /** `care`: it was answered with care; `bare`: it rests on no cast, or claims nothing; `full`: too many are open. */
    keep: z.enum(["yes", "care", "bare", "full"]),
    kept: z.nullable(z.object({ expects: z.string(), dueOn: z.nullable(day) })),
    isQuiet: z.boolean(),
    /** A blind look may come of it; whether enough is left to tell shows when it is kept. */
    mayLook: z.boolean(),
    claims: z.number(),
    /** Days the reading itself names, all to come. */
    dates: z.array(day),
    today: day,
  }),
});

export const keepReading = call({
  method: "POST",
  path: "/api/journal",
  summary: "Keep an answer with a day to look back; kept already, its words and day change and nothing else",
  who: "person",
  request: z.object({
    msggroup: chatId,
    messageId: clientId,
    expects: z._default(z.string().check(z.trim(), z.maxLength(journalExpectsMax)), ""),
    dueOn: z.nullable(day),
  }),
  answer: z.object({ id: z.string(), commitment: z.nullable(z.string()) }),
});

export const listJournal = call({
  method: "GET",
  path: "/api/journal",
  summary: "What is kept: all that is open with the first page, then what was looked back on, newest first",
  who: "person",
  request: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))), limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50) }),
  answer: z.object({ open: z.array(summary), looked: z.array(summary), cursor: z.nullable(z.string()) }),
});

export const countDue = call({
  method: "GET",
  path: "/api/journal/due",
  summary: "How many kept readings have come to their day",
  who: "person",
  request: nothing,
  answer: z.object({ due: z.number() }),
});

const share = z.object({ hits: z.number(), of: z.number() });
const counts = z.object({ came: z.number(), partly: z.number(), not: z.number(), unsaid: z.number() });
export type MarkCounts = z.infer<typeof counts>;

const method = z.object({
  topic: z.string(),
  /** Picks of one of the four, and how many were one's own. */
  picks: share,
  known: z.number(),
  none: z.number(),
  /** Exact, one-sided, against 1/4; null below the least number of picks. */
  p: z.nullable(z.number()),
  /** The same for so many methods judged (Holm). */
  holm: z.nullable(z.number()),
  /** The chance that guessing, looked at after each pick, has by now shown a p-value as small as the smallest seen. */
  ever: z.nullable(z.number()),
  /** Wilson, 95 %, 0–1. */
  low: z.number(),
  high: z.number(),
  verdict: z.enum(["few", "chance", "more"]),
  marks: counts,
});
export type MethodRecord = z.infer<typeof method>;

export const getJournalRecord = call({
  method: "GET",
  path: "/api/journal/record",
  summary: "One's own record by method against chance, and the marks by card",
  who: "person",
  request: nothing,
  answer: z.object({
    methods: z.array(method),
    /** Methods with enough picks to be judged: the size of Holm's family. */
    judged: z.number(),
    picksLeast: z.number(),
    things: z.array(z.object({ topic: z.string(), name: z.string(), marks: counts })),
  }),
});

const item = z.object({ name: z.string(), times: z.number(), p: z.number(), holm: z.number() });

const pattern = z.object({
  topic: z.string(),
  /** Where a topic has several sets. */
  set: z.nullable(z.string()),
  /** What is drawn, after a number. */
  thing: z.string(),
  size: z.number(),
  draws: z.number(),
  picks: z.number(),
  /** Of each thing. */
  expected: z.number(),
  /** How many things of the set chance brings as often as the oftenest, in a record like this. */
  likeTop: z.number(),
  items: z.array(item),
  /** The share of made-up records that are at least as uneven; null below the least number of draws. */
  unevenness: z.nullable(z.object({ p: z.number(), records: z.number() })),
});
export type Pattern = z.infer<typeof pattern>;

export const getPatterns = call({
  method: "GET",
  path: "/api/journal/patterns",
  summary: "What came in one's own fair draws, against chance",
  who: "person",
  request: z.object({ lang: z.optional(z.enum(["zh", "en"])) }),
  answer: z.object({ patterns: z.array(pattern), drawsLeast: z.number(), things: z.number() }),
});

export const getJournalEntry = call({
  method: "GET",
  path: "/api/journal/entry/:id",
  summary: "One kept reading; its own words only once the look is over",
  who: "person",
  request: z.object({ id: clientId }),
  answer: entry,
});

export const pickLook = call({
  method: "POST",
  path: "/api/journal/entry/:id/pick",
  summary: "Say which of the four fits best; once, and for good",
  who: "person",
  request: z.object({ id: clientId, pick }),
  answer: entry,
});

export const markClaims = call({
  method: "POST",
  path: "/api/journal/entry/:id/marks",
  summary: "Say of each claim what came of it, after the look; may be put right later",
  who: "person",
  request: z.object({
    id: clientId,
    marks: z.array(mark).check(z.minLength(1), z.maxLength(20)),
    note: z._default(z.string().check(z.trim(), z.maxLength(journalNoteMax)), ""),
  }),
  answer: entry,
});

export const dropEntry = call({
  method: "DELETE",
  path: "/api/journal/entry/:id",
  summary: "Take a kept reading out of the journal; `undo` within 30 seconds",
  who: "person",
  makesRoom: true,
  request: z.object({ id: clientId, undo: z.optional(z.boolean()) }),
  answer: nothing,
});
