import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import { ranking, rankingGet, rankingQuestion, skyCalendar, yunshi } from "../../../shared/contract/horoscope.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Sign } from "../../../topics/kit/sky/signs.ts";
import { callApi } from "../../kernel/api-client.ts";
import type { Period } from "./days.ts";

export const scoreNames = ["overall", "love", "career", "wealth", "health"] as const;
export type ScoreName = (typeof scoreNames)[number];
export type Theme = Exclude<ScoreName, "overall">;
export const themes = scoreNames.filter((name): name is Theme => name !== "overall");

export type Telling = AnswerOf<typeof yunshi>;
export type Place = AnswerOf<typeof ranking>["list"][number];
export type SkyMonth = AnswerOf<typeof skyCalendar>;
export type { HoroscopeEvent, HoroscopeReason } from "../../../shared/contract/horoscope.ts";

/** A past or future sky never changes. */
const fresh = { staleTime: 3_600_000, placeholderData: keepPreviousData } as const;

export const tellingOf = (sign: Sign, period: Period, date: string, lang: Locale) =>
  queryOptions({
    queryKey: ["horoscope", "telling", { sign, period, date, lang }],
    queryFn: ({ signal }) => callApi(yunshi, { sign, period, date, lang }, { signal }),
    ...fresh,
  });

export const rankingOf = (date: string, theme: ScoreName, lang: Locale) =>
  queryOptions({
    queryKey: ["horoscope", "ranking", { date, theme, lang }],
    queryFn: ({ signal }) => callApi(ranking, { date, theme, lang }, { signal }),
    ...fresh,
  });

export const placeOf = (sign: Sign, date: string, theme: ScoreName, lang: Locale) =>
  queryOptions({
    queryKey: ["horoscope", "place", { sign, date, theme, lang }],
    queryFn: ({ signal }) => callApi(rankingGet, { sign, date, theme, lang }, { signal }),
    staleTime: fresh.staleTime,
  });

export const questionsOf = (theme: ScoreName, sign: Sign | undefined, lang: Locale) =>
  queryOptions({
    queryKey: ["horoscope", "questions", { theme, sign, lang }],
    queryFn: ({ signal }) => callApi(rankingQuestion, { theme, sign, lang }, { signal }),
    ...fresh,
  });

/** A month of the sky; it is not the month before while it is on its way. */
export const skyOf = (month: string, lang: Locale) =>
  queryOptions({
    queryKey: ["horoscope", "sky", { month, lang }],
    queryFn: ({ signal }) => callApi(skyCalendar, { month, lang }, { signal }),
    staleTime: fresh.staleTime,
  });
