import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type * as contract from "../../../shared/contract/horoscope.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { castHoroscope, engineVersion, type HoroscopeInput } from "../../../topics/kit/horoscope/cast.ts";
import { horoscopeYears } from "../../../topics/kit/horoscope/input.ts";
import { rankSigns } from "../../../topics/kit/horoscope/rank.ts";
import { baseScore } from "../../../topics/kit/horoscope/score.ts";
import { toSkyMonth } from "../../../topics/kit/horoscope/sky-month.ts";
import { toSpan } from "../../../topics/kit/horoscope/span.ts";
import { signNames } from "../../../topics/kit/horoscope/telling/names.ts";
import { listQuestions } from "../../../topics/kit/horoscope/telling/questions.ts";
import { listReasons, sayWhy } from "../../../topics/kit/horoscope/telling/say-why.ts";
import { tellEvents, tellHoroscope, tellRetrogrades } from "../../../topics/kit/horoscope/telling/tell-horoscope.ts";
import { manifest } from "../../../topics/manifest.ts";
import type { Db } from "../../kernel/db/db.ts";
import { findTelling, insertTelling } from "./queries.ts";

/** @throws AppError invalidParameters outside 1900–2100 */
const checkYear = (date: string, field: "date" | "month"): void => {
  const year = Number(date.slice(0, 4));
  if (year < horoscopeYears.from || year > horoscopeYears.to) throw new AppError("invalidParameters", { fields: { [field]: "out_of_range" } });
};

/** The day asked about, or today where the caller is. */
const toDay = (date: string | undefined, today: string): string => {
  const day = date ?? today;
  checkYear(day, "date");
  return day;
};

type Yunshi = AnswerOf<typeof contract.yunshi>;

const makeYunshi = (input: HoroscopeInput, locale: Locale): Yunshi => {
  const cast = castHoroscope(input);
  const { sign, period, date, from, to, scores, course, best, careful } = cast;
  return { sign, period, date, from, to, scores, base: baseScore, course, best, careful, ...tellHoroscope(cast, locale) };
};

/** A sign's horoscope: told once a period and language, then kept. */
export const getYunshi = async (db: Db, { sign, period, date }: RequestOf<typeof contract.yunshi>, locale: Locale, today: string): Promise<Yunshi> => {
  const day = toDay(date, today);
  const key = { sign, period, start: toSpan(day, period).from, lang: locale, engineVersion };
  const kept = (await findTelling(db, key)) as Yunshi | undefined;
  if (kept) return { ...kept, date: day };
  const made = makeYunshi({ sign, period, date: day }, locale);
  await insertTelling(db, { ...key, telling: made });
  return made;
};

export const getRanking = ({ date, theme }: RequestOf<typeof contract.ranking>, locale: Locale, today: string): AnswerOf<typeof contract.ranking> => {
  const day = toDay(date, today);
  return { date: day, theme, list: rankSigns(day, theme).map((ranked) => ({ ...ranked, name: signNames[locale][ranked.sign] })) };
};

/** Where a sign stands among the twelve, and its reasons. */
export const getPlace = ({ sign, date, theme }: RequestOf<typeof contract.rankingGet>, locale: Locale, today: string): AnswerOf<typeof contract.rankingGet> => {
  const day = toDay(date, today);
  const list = rankSigns(day, theme);
  const ranked = list.find((one) => one.sign === sign)!;
  const cast = castHoroscope({ sign, period: "day", date: day });
  return { date: day, theme, ...ranked, name: signNames[locale][sign], why: sayWhy(ranked, cast, theme, locale), reasons: listReasons(cast, theme, locale) };
};

export const getQuestions = ({ theme, sign }: RequestOf<typeof contract.rankingQuestion>, locale: Locale): AnswerOf<typeof contract.rankingQuestion> => ({
  theme,
  module: manifest.astro.letter,
  topic: "astro",
  questions: listQuestions(theme, sign, locale),
});

export const getSkyMonth = ({ month }: RequestOf<typeof contract.skyCalendar>, locale: Locale, today: string): AnswerOf<typeof contract.skyCalendar> => {
  const asked = month ?? today.slice(0, 7);
  checkYear(asked, "month");
  const { events, days, retrogrades } = toSkyMonth(asked);
  return { month: asked, events: tellEvents(events, locale), days, retrogrades: tellRetrogrades(retrogrades, locale) };
};
