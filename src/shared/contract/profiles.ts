import * as z from "zod/mini";
import { clientId } from "../ids.ts";
import { call } from "./call.ts";

const nothing = z.looseObject({});

/** The specification's words, in its order. */
export const relationships = [
  "self",
  "lover",
  "partner",
  "child",
  "parent",
  "family",
  "relative",
  "friend",
  "ex",
  "colleague",
  "teacher",
  "student",
  "celebrity",
  "client",
  "others",
] as const;
export const relationship = z.enum(relationships);
export type Relationship = z.infer<typeof relationship>;

/** A place as one chose it from `subRegion`, or as it was written. */
const place = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Of the gazetteer; left out for a place it does not have. */
  id: z.optional(z.string().check(z.maxLength(32))),
  latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  /** IANA: the clocks of the place, then and now. */
  time_zone: z.optional(z.string().check(z.maxLength(64))),
});
export type ProfilePlace = z.infer<typeof place>;

/** What of a birth a date and a clock time do not say. Field names are those of `topics/kit/birth`. */
const birthNotes = z.object({
  calendar: z.optional(z.enum(["solar", "lunar"])),
  leapMonth: z.optional(z.boolean()),
  fold: z.optional(z.enum(["earlier", "later"])),
  timePrecision: z.optional(z.enum(["minute", "doubleHour"])),
});

export const profileFields = z.object({
  /** The id of an uploaded picture; null: none. */
  avatar: z.nullable(z.string().check(z.maxLength(64))),
  /** One to ten characters; what it may hold is the service's to say (1603). */
  nickname: z.string().check(z.maxLength(200)),
  relationship,
  gender: z.enum(["male", "female"]),
  /** YYYY-MM-DD, of the Chinese calendar where `birth.calendar` says so. */
  birth_date: z.string().check(z.maxLength(10)),
  /** HH:MM; null: nobody knows. */
  birth_time: z.nullable(z.string().check(z.maxLength(8))),
  birth_place: z.nullable(place),
  residence: z.nullable(place),
  /** One of the specification's 23 zones (`profileZones`). */
  time_zone: z.string().check(z.maxLength(64)),
  birth: z._default(birthNotes, {}),
});

export const profile = z.extend(profileFields, {
  id: z.string(),
  createdAt: z.string(),
  /** What the profile's row shows without a chart being opened; null while the birth cannot be read. */
  signs: z.nullable(z.object({ dayStem: z.string(), pillars: z.array(z.nullable(z.string())), sunSign: z.string() })),
  /** Whether it came by a link that asked for it, and can be withdrawn by whom it is of. */
  isByLink: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

/** Read by GET and by POST alike. */
export const listProfiles = call({
  method: "GET",
  path: "/personal/userProfile",
  summary: "One's profiles, one's own first",
  who: "person",
  request: nothing,
  answer: z.object({ list: z.array(profile) }),
});

export const addProfile = call({ method: "POST", path: "/personal/add", summary: "Make a profile", who: "person", request: profileFields, answer: profile });

export const profileInfo = call({
  method: "POST",
  path: "/personal/info",
  summary: "Read a profile by its id; with fields, change them",
  who: "person",
  request: z.extend(z.partial(profileFields), { id: clientId }),
  answer: profile,
});

export const deleteProfile = call({
  method: "POST",
  path: "/personal/del",
  summary: "Delete a profile; undo within 30 seconds",
  who: "person",
  makesRoom: true,
  request: z.object({ id: clientId, undo: z.optional(z.boolean()) }),
  answer: nothing,
});

export const ownProfile = call({
  method: "POST",
  path: "/personal/self",
  summary: "Read one's own profile (1602 where there is none); with fields, make it (1601 where there is one)",
  who: "person",
  request: z.partial(profileFields),
  answer: profile,
});

export const baseRegion = call({
  method: "POST",
  path: "/personal/baseRegion",
  summary: "Countries, and for China its provinces",
  who: "anyone",
  isRead: true,
  request: nothing,
  answer: z.object({
    list: z.array(z.object({ region: z.string(), name: z.string(), list: z.optional(z.array(z.object({ region: z.string(), name: z.string() }))) })),
  }),
});

export const subRegion = call({
  method: "POST",
  path: "/personal/subRegion",
  summary: "The places of a region, with coordinates and zone",
  who: "anyone",
  isRead: true,
  request: z.object({ region: z.string().check(z.maxLength(64)) }),
  answer: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number(), time_zone: z.string() })) }),
});
