import { horoscopeReachYears } from "../../../shared/constants.ts";
import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type * as contract from "../../../shared/contract/horoscope.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { horoscopeYears } from "../../../topics/kit/horoscope/input.ts";
import { toSpan } from "../../../topics/kit/horoscope/span.ts";
import { engineVersion } from "../../../topics/kit/horoscope/version.ts";
import { manifest } from "../../../topics/manifest.ts";
import { takesMore } from "../../kernel/disk-room.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { SharedMaking } from "../../kernel/share-making.ts";
import { make } from "./making/works.ts";
import { deleteOldTellings, findTelling, insertTelling } from "./queries.ts";

/** Tellings are kept for so long; a day or a week further from today is not kept at all: few ask for it, and it is soon made. */
const keptDays = 40;
const msPerDay = 86_400_000;

export interface Asking {
  kernel: Kernel;
  making: SharedMaking;
  locale: Locale;
  /** YYYY-MM-DD where the caller is. */
  today: string;
  signal: AbortSignal;
}

/**
 * The day asked about, or today where the caller is.
 * @throws AppError invalidParameters for a year out of reach
 */
const toDay = (date: string | undefined, today: string): string => {
  const day = date ?? today;
  const [year, present] = [Number(day.slice(0, 4)), Number(today.slice(0, 4))];
  const [from, to] = [present - horoscopeReachYears, present + horoscopeReachYears];
  if (year < from || year > to) throw new AppError("invalidParameters", { fields: { date: `horoscopeYears:${from}/${to}` } });
  return day;
};

type Yunshi = AnswerOf<typeof contract.yunshi>;

const isKept = (period: Yunshi["period"], start: string, today: string): boolean =>
  period === "month" || period === "year" || Math.abs(Date.parse(start) - Date.parse(today)) <= keptDays * msPerDay;

/** A sign's horoscope: told once a period and language for all who ask at once, then kept for a while. */
export const getYunshi = async ({ sign, period, date }: RequestOf<typeof contract.yunshi>, { kernel, making, locale, today }: Asking): Promise<Yunshi> => {
  const { db } = kernel.database;
  const day = toDay(date, today);
  const key = { sign, period, start: toSpan(day, period).from, lang: locale, engineVersion };
  // Without a signal: whoever began it may go while others wait for it.
  const told = await making(Object.values(key).join(), async () => {
    const kept = (await findTelling(db, key, keptDays)) as Yunshi | undefined;
    if (kept) return kept;
    const telling = await make(kernel, "horoscope.yunshi", { sign, period, date: day, locale });
    if (!isKept(period, key.start, today) || !(await takesMore(kernel))) return telling;
    await deleteOldTellings(db, keptDays);
    await insertTelling(db, { ...key, telling });
    return telling;
  });
  return { ...told, date: day };
};

export const getRanking = (
  { date, theme }: RequestOf<typeof contract.ranking>,
  { kernel, locale, today, signal }: Asking,
): Promise<AnswerOf<typeof contract.ranking>> => make(kernel, "horoscope.ranking", { date: toDay(date, today), theme, locale }, { signal });

export const getPlace = (
  { sign, date, theme }: RequestOf<typeof contract.rankingGet>,
  { kernel, locale, today, signal }: Asking,
): Promise<AnswerOf<typeof contract.rankingGet>> => make(kernel, "horoscope.place", { sign, date: toDay(date, today), theme, locale }, { signal });

export const getQuestions = async (
  { theme, sign }: RequestOf<typeof contract.rankingQuestion>,
  { kernel, locale, signal }: Asking,
): Promise<AnswerOf<typeof contract.rankingQuestion>> => ({
  theme,
  module: manifest.astro.letter,
  topic: "astro",
  questions: await make(kernel, "horoscope.questions", { theme, sign, locale }, { signal }),
});

/** Any month the sky is computed for: a birthday's Sun is found by it. @throws AppError invalidParameters outside 1900–2100 */
export const getSkyMonth = async (
  { month }: RequestOf<typeof contract.skyCalendar>,
  { kernel, locale, today, signal }: Asking,
): Promise<AnswerOf<typeof contract.skyCalendar>> => {
  const asked = month ?? today.slice(0, 7);
  const year = Number(asked.slice(0, 4));
  if (year < horoscopeYears.from || year > horoscopeYears.to) throw new AppError("invalidParameters", { fields: { month: "out_of_range" } });
  return make(kernel, "horoscope.skyMonth", { month: asked, locale }, { signal });
};
