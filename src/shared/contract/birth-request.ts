import * as z from "zod/mini";
import { call } from "./call.ts";
import { birthFields, profile, relationship } from "./profiles.ts";

const nothing = z.looseObject({});
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

export const birthRequestPurpose = z.enum(["profile", "marriage"]);

/** What a link that asked for a birth has come to. */
const birthRequest = z.object({
  key,
  url: z.string(),
  purpose: birthRequestPurpose,
  state: z.enum(["open", "answered", "withdrawn", "expired"]),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** As whoever asked calls them, and what they are to them; null where it was not said. */
  nickname: z.nullable(z.string()),
  relationship: z.nullable(relationship),
  /** The profile the answer made; null where it is gone. */
  profileId: z.nullable(z.string()),
});
export type BirthRequest = z.infer<typeof birthRequest>;

const pillars = z.array(z.nullable(z.string()));

/**
 * A match as both may see it: the score and its band, the two day stems and both their pillars (the asker's first; null for an hour nobody knows), and
 * the reasons in the language of whoever looks.
 */
export const sharedMatch = z.object({
  score: z.number(),
  from: z.number(),
  to: z.number(),
  headline: z.string(),
  reasons: z.array(z.string()),
  dayStems: z.tuple([z.string(), z.string()]),
  pillars: z.tuple([pillars, pillars]),
});

export const makeBirthRequest = call({
  method: "POST",
  path: "/api/birth-request",
  summary: "Make a link that asks somebody for their birth",
  who: "person",
  isPrivate: true,
  request: z.strictObject({
    purpose: z._default(birthRequestPurpose, "profile"),
    /** How the asker is named on the page. */
    asker: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** The asker's profile that a match is made with; one's own where it is left out (1602 where there is none). */
    profileId: z.optional(z.string().check(z.maxLength(64))),
    /** For the asker's own list, until the answer brings a name. */
    nickname: z.optional(z.string().check(z.maxLength(200))),
    /** What they are to the asker; `self` is refused. */
    relationship: z.optional(relationship),
    lang: z.optional(z.enum(["zh", "en"])),
  }),
  answer: birthRequest,
});

export const listBirthRequests = call({
  method: "GET",
  path: "/api/birth-request",
  summary: "The links one made",
  who: "person",
  request: nothing,
  answer: z.object({ requests: z.array(birthRequest) }),
});

export const cancelBirthRequest = call({
  method: "DELETE",
  path: "/api/birth-request/:key",
  summary: "Take a link back; what was answered by it stays the answerer's to withdraw",
  who: "person",
  makesRoom: true,
  request: z.object({ key }),
  answer: nothing,
});

/** Expired, cancelled and withdrawn are all 410. */
export const readBirthRequest = call({
  method: "GET",
  path: "/api/birth-request/:key",
  summary: "What a link asks for; after one's answer, what came of it",
  who: "person",
  request: z.object({ key, lang: z.optional(z.enum(["zh", "en"])) }),
  answer: z.object({
    asker: z.string(),
    purpose: birthRequestPurpose,
    expiresAt: z.string(),
    /** Whose the link is: the asker, who made it; the answerer; or somebody who has not answered. */
    role: z.enum(["asker", "answerer", "stranger"]),
    isAnswered: z.boolean(),
    /** The answerer's own, as they gave it; for nobody else. */
    own: z.nullable(profile),
    match: z.nullable(sharedMatch),
  }),
});

export const answerBirthRequest = call({
  method: "POST",
  path: "/api/birth-request/:key/answer",
  summary: "Add one's own birth",
  who: "person",
  request: z.strictObject({ ...birthFields, key }),
  answer: nothing,
});

export const withdrawBirth = call({
  method: "POST",
  path: "/api/birth-request/:key/withdraw",
  summary: "Take one's birth back: the asker's profile of it goes",
  who: "person",
  makesRoom: true,
  request: z.object({ key }),
  answer: nothing,
});

export const keepBirth = call({
  method: "POST",
  path: "/api/birth-request/:key/keep",
  summary: "Keep the birth one gave as one's own profile here (1601 where there is one)",
  who: "person",
  isPrivate: true,
  request: z.object({ key }),
  answer: profile,
});
