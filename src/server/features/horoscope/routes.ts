import * as contract from "../../../shared/contract/horoscope.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { defaultTimeZone, toLocalDay, toTimeZone } from "../../kernel/local-day.ts";
import type { Routes } from "../../kernel/routes.ts";
import { getPlace, getQuestions, getRanking, getSkyMonth, getYunshi } from "./service.ts";

const limit = "240/minute";

/** Anyone may read the sky; who says nothing of their zone reads China's day. */
export const mountHoroscope = (kernel: Kernel, { serve }: Routes): void => {
  const { db } = kernel.database;
  const today = (context: { req: { header(name: string): string | undefined } }): string =>
    toLocalDay(kernel.now(), toTimeZone(context.req.header("x-time-zone") ?? "") ?? defaultTimeZone);
  serve(contract.yunshi, { limit }, ({ locale, request, context }) => getYunshi(db, request, locale, today(context)));
  serve(contract.ranking, { limit }, async ({ locale, request, context }) => getRanking(request, locale, today(context)));
  serve(contract.rankingGet, { limit }, async ({ locale, request, context }) => getPlace(request, locale, today(context)));
  serve(contract.rankingQuestion, { limit }, async ({ locale, request }) => getQuestions(request, locale));
  serve(contract.skyCalendar, { limit }, async ({ locale, request, context }) => getSkyMonth(request, locale, today(context)));
};
