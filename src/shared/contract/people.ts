import * as z from "zod/mini";
import { accountType } from "./accounts.ts";
import { call } from "./call.ts";

const nothing = z.looseObject({});

/** Which school a cast goes by where the person does not say so in their question; the names are those of the topics' own inputs. */
export const schoolOptions = {
  /** When the day's pillar changes. */
  dayStartsAt: ["23:00", "00:00"],
  /** Which clock gives the hour of birth. */
  clock: ["trueSolar", "civil"],
  /** How a natal chart's houses are cut. */
  houses: ["placidus", "wholeSign", "porphyry", "equal"],
  /** Whose four transformations stand on a plate. */
  transformations: ["standard", "zhongzhou"],
} as const;
export type SchoolName = keyof typeof schoolOptions;
export const schoolNames = Object.keys(schoolOptions) as SchoolName[];

/** What is left out goes by the topic's own habit. */
const schools = z.object({
  dayStartsAt: z.optional(z.enum(schoolOptions.dayStartsAt)),
  clock: z.optional(z.enum(schoolOptions.clock)),
  houses: z.optional(z.enum(schoolOptions.houses)),
  transformations: z.optional(z.enum(schoolOptions.transformations)),
});
export type Schools = z.infer<typeof schools>;
export const settings = z.object({ schools: z.optional(schools) });
export type Settings = z.infer<typeof settings>;

export const getUser = call({
  method: "GET",
  path: "/api/user",
  summary: "Who one is here",
  who: "person",
  request: nothing,
  answer: z.object({
    user_id: z.string(),
    standing: z.enum(["visitor", "member", "staff"]),
    /** The kinds of credential that open this person. */
    identities: z.array(z.enum(["visitor", "email", "phone", "evm", "google", "x", "passkey"])),
    /** How one signed in; null for a visitor. */
    session: z.nullable(accountType),
    /** The address, wallet or name the account is shown by; empty for a visitor. */
    account: z.string(),
    nickname: z.string(),
    /** The id of a picture of `/system/upload?path=avatar`; null: none. */
    avatar: z.nullable(z.string()),
    invite_code: z.nullable(z.string()),
    /** When the account will be deleted; null: it stays. */
    deletes_at: z.nullable(z.string()),
    lang: z.enum(["zh", "en"]),
    /** The zone of the product day. */
    time_zone: z.string(),
    /** When it may be changed again; null: at any time. */
    time_zone_free_at: z.nullable(z.string()),
    /** What of the choices kept with the account was chosen. */
    settings,
  }),
});

export const updateUser = call({
  method: "POST",
  path: "/api/user",
  summary: "Change one's nickname, picture, language or settings, or the zone of one's product day: once a week",
  who: "person",
  request: z.object({
    lang: z.optional(z.enum(["zh", "en"])),
    time_zone: z.optional(z.string().check(z.maxLength(64))),
    nickname: z.optional(z.string().check(z.maxLength(200))),
    avatar: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    /** Takes the place of all that was chosen before. */
    settings: z.optional(settings),
  }),
  answer: nothing,
});

export const rotateVisitor = call({
  method: "POST",
  path: "/api/user/visitor",
  summary: "Put a new visitor secret in the place of the one sent in X-Visitor",
  who: "person",
  request: z.object({ visitor: z.string() }),
  answer: nothing,
});
