import * as z from "zod/mini";
import { call } from "./call.ts";

/** The horoscope of a sign: scored from the real sky by a stated rule. Signs, themes and periods are named as in the craft's own tables. */
export const horoscopeSigns = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;
const sign = z.enum(horoscopeSigns);
const period = z.enum(["day", "week", "month", "year"]);
const theme = z.enum(["overall", "love", "career", "wealth", "health"]);
const day = z.iso.date();
/** Absent: today in the caller's time zone. */
const date = z.optional(day);
const lang = z.optional(z.enum(["zh", "en"]));

const scores = z.object({ love: z.number(), career: z.number(), wealth: z.number(), health: z.number(), overall: z.number() });

/** One reason for a score: what stands in the sky, in words, and what it adds or takes. */
const reason = z.object({ id: z.string(), text: z.string(), points: z.number() });
export type HoroscopeReason = z.infer<typeof reason>;

/** Something that happens in the sky. `at` an instant, `sign` where it happens, `name` in words. */
const skyEvent = z.object({
  at: z.string(),
  kind: z.string(),
  body: z.string(),
  sign,
  name: z.string(),
});
export type HoroscopeEvent = z.infer<typeof skyEvent>;

export const yunshi = call({
  method: "POST",
  path: "/xingzuo/yunshi",
  summary: "A sign's day, week, month or year, with every reason of its scores",
  who: "anyone",
  isRead: true,
  request: z.object({ sign, period: z._default(period, "day"), date, lang }),
  answer: z.object({
    sign,
    period,
    date: day,
    from: day,
    to: day,
    scores,
    /** A theme starts here; its reasons add up from it. */
    base: z.number(),
    reasons: z.object({ love: z.array(reason), career: z.array(reason), wealth: z.array(reason), health: z.array(reason) }),
    rule: z.string(),
    lucky: z.object({ color: z.string(), hex: z.string(), number: z.number(), rule: z.string() }),
    headline: z.string(),
    paragraphs: z.array(z.object({ theme: z.string(), label: z.string(), text: z.string(), reasons: z.array(z.string()) })),
    /** Day by day; of a year month by month. */
    course: z.array(z.object({ date: day, overall: z.number() })),
    best: day,
    careful: day,
    events: z.array(skyEvent),
  }),
});

const place = z.object({ sign, name: z.string(), rank: z.number(), score: z.number(), scores });

export const ranking = call({
  method: "POST",
  path: "/xingzuo/ranking",
  summary: "The twelve signs by a day's score in a theme",
  who: "anyone",
  isRead: true,
  request: z.object({ date, theme: z._default(theme, "overall"), lang }),
  answer: z.object({ date: day, theme, list: z.array(place) }),
});

export const rankingGet = call({
  method: "POST",
  path: "/xingzuo/ranking/get",
  summary: "One sign's place on a day and why",
  who: "anyone",
  isRead: true,
  request: z.object({ sign, date, theme: z._default(theme, "overall"), lang }),
  answer: z.object({ date: day, theme, ...place.def.shape, why: z.string(), reasons: z.array(reason) }),
});

export const rankingQuestion = call({
  method: "POST",
  path: "/xingzuo/ranking/question",
  summary: "Questions about a theme that open the natal chart",
  who: "anyone",
  isRead: true,
  request: z.object({ theme: z._default(theme, "overall"), sign: z.optional(sign), lang }),
  answer: z.object({ theme, module: z.string(), topic: z.string(), questions: z.array(z.string()) }),
});

export const skyCalendar = call({
  method: "POST",
  path: "/xingzuo/sky",
  summary: "What happens in the sky in a month: phases, ingresses, stations",
  who: "anyone",
  isRead: true,
  request: z.object({ month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), lang }),
  answer: z.object({
    month: z.string(),
    events: z.array(skyEvent),
    /** The Moon at noon UTC of each day. `angle` from the Sun, 0 … 360; `illumination` 0 … 1. */
    days: z.array(z.object({ date: day, moonSign: sign, angle: z.number(), illumination: z.number() })),
    /** Who moves backwards in this month, and when. */
    retrogrades: z.array(z.object({ body: z.string(), name: z.string(), from: z.nullable(day), to: z.nullable(day) })),
  }),
});
