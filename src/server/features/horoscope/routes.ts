import type { Context } from "hono";
import * as contract from "../../../shared/contract/horoscope.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { defaultTimeZone, toLocalDay, toTimeZone } from "../../kernel/local-day.ts";
import type { Routes } from "../../kernel/routes.ts";
import { createSharedMaking } from "../../kernel/share-making.ts";
import { type Asking, getPlace, getQuestions, getRanking, getSkyMonth, getYunshi } from "./service.ts";

const limit = "240/minute";

/** Anyone may read the sky; who says nothing of their zone reads China's day. */
export const mountHoroscope = (kernel: Kernel, { serve }: Routes): void => {
  const making = createSharedMaking();
  const toAsking = ({ context, locale }: { context: Context; locale: Locale }): Asking => {
    const zone = toTimeZone(context.req.header("x-time-zone") ?? "") ?? defaultTimeZone;
    return { kernel, making, locale, today: toLocalDay(kernel.now(), zone), signal: context.req.raw.signal };
  };
  serve(contract.yunshi, { limit }, (asked) => getYunshi(asked.request, toAsking(asked)));
  serve(contract.ranking, { limit }, async (asked) => getRanking(asked.request, toAsking(asked)));
  serve(contract.rankingGet, { limit }, async (asked) => getPlace(asked.request, toAsking(asked)));
  serve(contract.rankingQuestion, { limit }, (asked) => getQuestions(asked.request, toAsking(asked)));
  serve(contract.skyCalendar, { limit }, (asked) => getSkyMonth(asked.request, toAsking(asked)));
};
