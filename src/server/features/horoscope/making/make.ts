import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type * as contract from "../../../../shared/contract/horoscope.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { castHoroscope, type HoroscopeInput } from "../../../../topics/kit/horoscope/cast.ts";
import { rankSigns } from "../../../../topics/kit/horoscope/rank.ts";
import { baseScore } from "../../../../topics/kit/horoscope/score.ts";
import { toSkyMonth } from "../../../../topics/kit/horoscope/sky-month.ts";
import { signNames } from "../../../../topics/kit/horoscope/telling/names.ts";
import { listQuestions } from "../../../../topics/kit/horoscope/telling/questions.ts";
import { listReasons, sayWhy } from "../../../../topics/kit/horoscope/telling/say-why.ts";
import { tellEvents, tellHoroscope, tellRetrogrades } from "../../../../topics/kit/horoscope/telling/tell-horoscope.ts";
import type { ScoreName } from "../../../../topics/kit/horoscope/themes.ts";
import type { Sign } from "../../../../topics/kit/sky/signs.ts";

/** A language, and what was asked with every default filled in. */
export type Asked<Request> = Request & { locale: Locale };

export const makeYunshi = ({ locale, ...input }: Asked<HoroscopeInput>): AnswerOf<typeof contract.yunshi> => {
  const cast = castHoroscope(input);
  const { sign, period, date, from, to, scores, course, best, careful } = cast;
  return { sign, period, date, from, to, scores, base: baseScore, course, best, careful, ...tellHoroscope(cast, locale) };
};

export const makeRanking = ({ date, theme, locale }: Asked<{ date: string; theme: ScoreName }>): AnswerOf<typeof contract.ranking> => ({
  date,
  theme,
  list: rankSigns(date, theme).map((ranked) => ({ ...ranked, name: signNames[locale][ranked.sign] })),
});

/** Where a sign stands among the twelve, and its reasons. */
export const makePlace = ({ sign, date, theme, locale }: Asked<{ sign: Sign; date: string; theme: ScoreName }>): AnswerOf<typeof contract.rankingGet> => {
  const ranked = rankSigns(date, theme).find((one) => one.sign === sign)!;
  const cast = castHoroscope({ sign, period: "day", date });
  return { date, theme, ...ranked, name: signNames[locale][sign], why: sayWhy(ranked, cast, theme, locale), reasons: listReasons(cast, theme, locale) };
};

export const makeQuestions = ({ theme, sign, locale }: Asked<{ theme: ScoreName; sign: Sign | undefined }>): string[] => listQuestions(theme, sign, locale);

export const makeSkyMonth = ({ month, locale }: Asked<{ month: string }>): AnswerOf<typeof contract.skyCalendar> => {
  const { events, days, retrogrades } = toSkyMonth(month);
  return { month, events: tellEvents(events, locale), days, retrogrades: tellRetrogrades(retrogrades, locale) };
};
