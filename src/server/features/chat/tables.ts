import { sql } from "drizzle-orm";
import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { PastAnswer } from "../../../shared/contract/past.ts";
import type { MessagePart } from "../../../shared/contract/stream.ts";
import type { CastId, ChatId, GenerationId, PersonId } from "../../../shared/ids.ts";
import type { Frame, Risk } from "../../../topics/kit/hearing/heard.ts";
import type { AskedYear } from "../../../topics/kit/past/choose-years.ts";
import type { Answer } from "../../../topics/kit/questionnaire/questionnaire.ts";
import type { CastTopicId } from "../../../topics/topic-ids.ts";
import { instant } from "../../kernel/db/instant.ts";

/** What was offered with the last answer: a yes takes it up. */
export type Offer =
  /** A fresh draw, for this question. */
  | { kind: "draw"; question: string }
  /** Another craft, which needs nothing that is not known. */
  | { kind: "craft"; craft: CastTopicId }
  /** No verdict, but how the person carries what no cast may answer. */
  | { kind: "carry"; question: string }
  /** Whose data these words were. */
  | { kind: "whose"; text: string };

/** What the flow remembers of a chat between messages. Rows older than a field lack it. */
export interface FlowState {
  topic: string;
  /** The input gathered so far, before a cast. */
  known: Record<string, unknown>;
  question: string;
  castId: CastId | null;
  /** Follow-ups answered from the present cast. */
  turn: number;
  /** The craft of the cast that stands. */
  caster?: CastTopicId;
  /** The craft asked for in place of the topic's own. */
  craft?: CastTopicId;
  /** What the question that stands asks: a bare follow-up is about the same. */
  frame?: Frame;
  /** The danger the talk touches, and for how many answers. */
  risk?: { kind: Risk; turns: number };
  /** The births given, by whose they are: `me`, `husband`, `daughter` … */
  people?: Record<string, Record<string, unknown>>;
  /** Whose data the present cast is made from; left out: the person's own. */
  subject?: string;
  /** The person's own day on which the present cast was made, YYYY-MM-DD. */
  castOn?: string;
  offer?: Offer;
  /** How often the same fields were asked for in a row. */
  asked?: { fields: string; times: number };
}

export const chatGroups = pgTable(
  "chat_groups",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().$type<ChatId>().notNull(),
    module: text().notNull(),
    title: text().notNull(),
    /** The title as it is searched. */
    titleFolded: text("title_folded").notNull().default(""),
    /** By which folding; null in rows from before there was one. */
    foldVersion: smallint("fold_version"),
    titleSource: text("title_source", { enum: ["question", "made", "person"] }).notNull(),
    /** The first question, shortened: what the list shows under the title. */
    content: text().notNull(),
    activeLeafId: text("active_leaf_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    deletedAt: instant("deleted_at"),
    /** The last pinned stands first. */
    pinnedAt: instant("pinned_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("chat_groups_recent").on(table.personId, table.updatedAt),
    index("chat_groups_pinned").on(table.personId).where(sql`pinned_at is not null`),
    index("chat_groups_unfolded").on(table.personId, table.id).where(sql`fold_version is null`),
    index("chat_groups_bin").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** A tree by `parentId`: a regenerated answer and an edited question are siblings, nothing is overwritten. */
export const messages = pgTable(
  "messages",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().notNull(),
    groupId: text("group_id").$type<ChatId>().notNull(),
    parentId: text("parent_id"),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    text: text().notNull().default(""),
    /** What was said as it is searched; of an answer being told, nothing yet. */
    folded: text().notNull().default(""),
    /** By which folding; null in rows that are still to be folded. */
    foldVersion: smallint("fold_version"),
    /** How many events of the run `text` holds; a reader beyond it is set right by a snapshot. */
    cursor: integer().notNull().default(0),
    /** Everything but the text: cast, facts, fields asked for, follow-ups. */
    parts: jsonb().$type<Exclude<MessagePart, { type: "text" }>[]>().notNull().default([]),
    status: text({ enum: ["running", "completed", "stopped", "interrupted", "failed"] }).notNull(),
    tier: text({ enum: ["basic", "plus"] }),
    castId: text("cast_id").$type<CastId>(),
    /** The flow after this message, so that a branch goes on from its own past. */
    flow: jsonb().$type<FlowState>(),
    clientMessageId: text("client_message_id"),
    feedbackValue: text("feedback_value", { enum: ["like", "dislike"] }),
    feedbackReasons: jsonb("feedback_reasons").$type<string[]>().notNull().default([]),
    feedbackText: text("feedback_text"),
    /** Orders siblings and pages. */
    position: bigserial({ mode: "number" }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("messages_group").on(table.personId, table.groupId, table.position),
    uniqueIndex("messages_client_id").on(table.personId, table.groupId, table.clientMessageId),
    index("messages_unfolded").on(table.personId, table.id).where(sql`fold_version is null`),
    index("messages_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** A run belongs to the server, not to a connection. */
export const generations = pgTable(
  "generations",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().$type<GenerationId>().notNull(),
    messageId: text("message_id").notNull(),
    groupId: text("group_id").$type<ChatId>().notNull(),
    nodeId: text("node_id").notNull(),
    status: text({ enum: ["running", "completed", "stopped", "interrupted", "failed"] }).notNull(),
    teller: text(),
    errorCode: integer("error_code"),
    /** Set by a node that was asked to stop a run another tells: what the person had seen, in UTF-16 units of the text. */
    stopSeenLength: integer("stop_seen_length"),
    heartbeatAt: instant("heartbeat_at").notNull().defaultNow(),
    startedAt: instant("started_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("generations_running").on(table.heartbeatAt).where(sql`status = 'running'`),
    // One running answer a chat: the second send is refused, whichever node it reaches.
    uniqueIndex("generations_one_running").on(table.personId, table.groupId).where(sql`status = 'running'`),
  ],
);

/** A sealed seed, then the draw made with it; every cast can be made again from its row. */
export const casts = pgTable(
  "casts",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().$type<CastId>().notNull(),
    topic: text().notNull(),
    seed: text().notNull(),
    commitment: text().notNull(),
    nonce: text(),
    /** Whose number it is: the server makes one where the person sent none. */
    nonceBy: text("nonce_by", { enum: ["person", "server"] }),
    moment: instant("moment"),
    input: jsonb(),
    cast: jsonb(),
    question: text(),
    engineVersion: integer("engine_version"),
    groupId: text("group_id").$type<ChatId>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    drawnAt: instant("drawn_at"),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] }), index("casts_unopened").on(table.createdAt).where(sql`drawn_at is null`)],
);

/** A picture the person sent; the file lies in the store under `person/id`. It goes with its chat. */
export const images = pgTable(
  "images",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().notNull(),
    groupId: text("group_id").$type<ChatId>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] }), index("images_group").on(table.personId, table.groupId)],
);

/** A test being sat. Its answers stand by item until it is submitted, then in its cast's input too. It goes with its chat. */
export const sittings = pgTable(
  "sittings",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().notNull(),
    groupId: text("group_id").$type<ChatId>().notNull(),
    /** The message whose card is the present one. */
    messageId: text("message_id").notNull(),
    test: text().notNull(),
    version: text().notNull(),
    answers: jsonb().$type<Record<string, Answer>>().notNull().default({}),
    /** The item shown, counted from 0. */
    position: integer().notNull().default(0),
    /** Set once it is submitted. */
    castId: text("cast_id").$type<CastId>(),
    /** Set when another is begun in the same chat. */
    retiredAt: instant("retired_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    // One open sitting a chat.
    uniqueIndex("sittings_open").on(table.personId, table.groupId).where(sql`cast_id is null and retired_at is null`),
    index("sittings_group").on(table.personId, table.groupId),
  ],
);

/** What somebody answered of the years a chart marks. It goes with its cast, and with its chat. */
export const pastChecks = pgTable(
  "past_checks",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    castId: text("cast_id").$type<CastId>().notNull(),
    groupId: text("group_id").$type<ChatId>().notNull(),
    /** As they were asked: a later rule of the craft asks nothing else of who has answered. */
    asked: jsonb().$type<AskedYear[]>().notNull(),
    /** The last year that had ended then. */
    lastYear: integer("last_year").notNull(),
    answers: jsonb().$type<Record<string, PastAnswer>>().notNull().default({}),
    /** Set when the result is first opened. */
    doneAt: instant("done_at"),
    /** Set when an answer is changed after that. */
    changedAt: instant("changed_at"),
    deletedAt: instant("deleted_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.castId] }),
    index("past_checks_group").on(table.personId, table.groupId),
    index("past_checks_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** Whose messages or chats went for good lately: what other features keep of those may have lost its ground. */
export const recentDeleters = pgTable(
  "recent_deleters",
  {
    personId: text("person_id").$type<PersonId>().primaryKey(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("recent_deleters_age").on(table.at)],
);

/** The event log's rows where PostgreSQL keeps it. Short-lived: swept an hour after their run. */
export const generationEvents = pgTable(
  "generation_events",
  {
    runKey: text("run_key").notNull(),
    seq: bigint({ mode: "number" }).notNull(),
    frame: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.runKey, table.seq] }), index("generation_events_age").on(table.createdAt)],
);
