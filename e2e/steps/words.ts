import type { Locale } from "../../src/shared/i18n/locale.ts";
import { messagesEn as appEn } from "../../src/web/app/messages.en.ts";
import { type AppMessages, messagesZh as appZh } from "../../src/web/app/messages.zh.ts";
import { messagesEn as chatEn } from "../../src/web/features/chat/messages.en.ts";
import { type ChatMessages, messagesZh as chatZh } from "../../src/web/features/chat/messages.zh.ts";
import { messagesEn as historyEn } from "../../src/web/features/history/messages.en.ts";
import { type HistoryMessages, messagesZh as historyZh } from "../../src/web/features/history/messages.zh.ts";
import { messagesEn as horoscopeEn } from "../../src/web/features/horoscope/messages.en.ts";
import { type HoroscopeMessages, messagesZh as horoscopeZh } from "../../src/web/features/horoscope/messages.zh.ts";
import { messagesEn as landingEn } from "../../src/web/features/landing/messages.en.ts";
import { type LandingMessages, messagesZh as landingZh } from "../../src/web/features/landing/messages.zh.ts";

export interface Words {
  app: AppMessages;
  chat: ChatMessages;
  history: HistoryMessages;
  horoscope: HoroscopeMessages;
  landing: LandingMessages;
}

/** What the pages say, by which a person finds their buttons. */
export const words: Record<Locale, Words> = {
  zh: { app: appZh, chat: chatZh, history: historyZh, horoscope: horoscopeZh, landing: landingZh },
  en: { app: appEn, chat: chatEn, history: historyEn, horoscope: horoscopeEn, landing: landingEn },
};
