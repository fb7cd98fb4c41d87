import * as z from "zod/mini";
import { call } from "./call.ts";
import { profile, profileFields } from "./profiles.ts";

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
  /** The profile the answer made. */
  profileId: z.nullable(z.string()),
});
export type BirthRequest = z.infer<typeof birthRequest>;

/** A match as both may see it: the score and its band, the two day stems, and the reasons in the asker's or the answerer's language. */
export const sharedMatch = z.object({
  score: z.number(),
  from: z.number(),
  to: z.number(),
  headline: z.string(),
  reasons: z.array(z.string()),
  dayStems: z.tuple([z.string(), z.string()]),
});

export const makeBirthRequest = call({
  method: "POST",
  path: "/api/birth-request",
  summary: "Make a link that asks somebody for their birth",
  who: "person",
  request: z.object({
    purpose: z._default(birthRequestPurpose, "profile"),
    /** How the asker is named on the page. */
    asker: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** The asker's profile that a match is made with. */
    profileId: z.optional(z.string().check(z.maxLength(64))),
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
  request: z.extend(z.omit(profileFields, { avatar: true, relationship: true, residence: true }), { key }),
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
  request: z.object({ key }),
  answer: profile,
});
