import * as z from "zod/mini";
import { chatId, clientId } from "../ids.ts";
import { type Call, call } from "./call.ts";

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
export const profilePlace = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Of the gazetteer; left out for a place it does not have. */
  id: z.optional(z.string().check(z.maxLength(32))),
  latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  /** IANA: the clocks of the place, then and now. */
  time_zone: z.optional(z.string().check(z.maxLength(64))),
});
export type ProfilePlace = z.infer<typeof profilePlace>;

/** What of a birth a date and a clock time do not say. Field names are those of `topics/kit/birth`. */
const birthNotes = z.object({
  calendar: z.optional(z.enum(["solar", "lunar"])),
  leapMonth: z.optional(z.boolean()),
  fold: z.optional(z.enum(["earlier", "later"])),
  timePrecision: z.optional(z.enum(["minute", "doubleHour"])),
});

const fields = {
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
  birth_place: z.nullable(profilePlace),
  residence: z.nullable(profilePlace),
  /** One of the specification's 23 zones (`profileZones`). */
  time_zone: z.string().check(z.maxLength(64)),
  birth: z.optional(birthNotes),
};
const { avatar: _avatar, relationship: _relationship, residence: _residence, ...ofBirth } = fields;

/** What callers of every kind may send along; it is not read here. */
const passing = { timestamp: z.optional(z.unknown()), lang: z.optional(z.enum(["zh", "en"])) };

/** A profile as it is written. What is not among these fields is refused: nothing of another's, nothing that is ours to say. */
export const profileFields = z.strictObject({ ...fields, ...passing });
/** Somebody's birth as they give it by a link. */
export const birthFields = { ...ofBirth, ...passing };

export const profile = z.object({
  ...fields,
  birth: birthNotes,
  id: z.string(),
  createdAt: z.string(),
  /** What the profile's row shows without a chart being opened; null while the birth cannot be read. */
  signs: z.nullable(z.object({ dayStem: z.string(), pillars: z.array(z.nullable(z.string())), sunSign: z.string() })),
  /** Whether it came by a link that asked for it, and can be withdrawn by whom it is of. */
  isByLink: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

/** In a query these stand as JSON; what is left empty is null. */
const inJson = ["avatar", "birth_time", "birth_place", "residence", "birth", "undo"];

const readJson = (text: string): unknown => {
  if (text === "" || text === "null") return null;
  try {
    return /^[{tf]/.test(text) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
};

const fromQuery = (query: unknown): unknown =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [
      name,
      inJson.includes(name) && typeof value === "string" ? readJson(value) : value,
    ]),
  );

/** The specification names both methods for `/personal/*`: the same call by the other one. What changes something by GET is a write all the same. */
export const byOtherMethod = <One extends Call>(one: One): One => {
  if (one.method === "GET") return { ...one, method: "POST", isRead: true };
  return { ...one, method: "GET", isRead: one.isRead === true, request: z.pipe(z.transform(fromQuery), one.request as never) };
};

export const listProfiles = call({
  method: "GET",
  path: "/personal/userProfile",
  summary: "One's profiles, one's own first",
  who: "person",
  request: nothing,
  answer: z.object({ list: z.array(profile) }),
});

export const addProfile = call({
  method: "POST",
  path: "/personal/add",
  summary: "Make a profile",
  who: "person",
  isPrivate: true,
  request: profileFields,
  answer: profile,
});

export const profileInfo = call({
  method: "POST",
  path: "/personal/info",
  summary: "Read a profile by its id; with fields, change them",
  who: "person",
  isPrivate: true,
  request: z.extend(z.partial(profileFields), { id: clientId }),
  answer: profile,
});

export const deleteProfile = call({
  method: "POST",
  path: "/personal/del",
  summary: "Delete a profile; undo within 30 seconds",
  who: "person",
  makesRoom: true,
  request: z.strictObject({ id: clientId, undo: z.optional(z.boolean()), ...passing }),
  answer: nothing,
});

export const ownProfile = call({
  method: "POST",
  path: "/personal/self",
  summary: "Read one's own profile (1602 where there is none); with fields, make it (1601 where there is one)",
  who: "person",
  isPrivate: true,
  request: z.partial(profileFields),
  answer: profile,
});

export const profileFromChat = call({
  method: "POST",
  path: "/personal/fromChat",
  summary: "What a chat knows of a birth, to fill the form of a profile with; nothing is kept",
  who: "person",
  isRead: true,
  request: z.strictObject({
    msggroup: chatId,
    /** `me`, or somebody by what they are: `mother`, `friend`; `a` and `b` for the man and the woman of a match. */
    about: z.optional(z.string().check(z.maxLength(64))),
    ...passing,
  }),
  answer: z.object({
    about: z.string(),
    /** Everybody whose birth that chat knows. */
    people: z.array(z.string()),
    /** What is not known is left out. */
    fields: z.partial(z.object(fields)),
  }),
});

const region = { region: z.string(), name: z.string() };

export const baseRegion = call({
  method: "POST",
  path: "/personal/baseRegion",
  summary: "Countries, China first and with its provinces; for each what `subRegion` takes, its name, and its names in both languages",
  who: "anyone",
  isRead: true,
  request: z.object(passing),
  answer: z.object({ list: z.array(z.object({ ...region, zh: z.string(), en: z.string(), list: z.optional(z.array(z.object(region))) })) }),
});

export const subRegion = call({
  method: "POST",
  path: "/personal/subRegion",
  summary: "The places of a region, with coordinates and zone: the larger first, a thousand at most",
  who: "anyone",
  isRead: true,
  request: z.object({ region: z.string().check(z.maxLength(64)), ...passing }),
  answer: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number(), time_zone: z.string() })) }),
});
