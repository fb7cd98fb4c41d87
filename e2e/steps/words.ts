import type { Locale } from "../../src/shared/i18n/locale.ts";
import { messagesEn as appEn } from "../../src/web/app/messages.en.ts";
import { type AppMessages, messagesZh as appZh } from "../../src/web/app/messages.zh.ts";
import { accountMessagesEn as accountEn } from "../../src/web/app/shell/account/messages.en.ts";
import { type AccountMessages, accountMessagesZh as accountZh } from "../../src/web/app/shell/account/messages.zh.ts";
import { messagesEn as aboutEn } from "../../src/web/features/about/messages.en.ts";
import { type AboutMessages, messagesZh as aboutZh } from "../../src/web/features/about/messages.zh.ts";
import { messagesEn as accountPageEn } from "../../src/web/features/account/messages.en.ts";
import { type AccountMessages as AccountPageMessages, messagesZh as accountPageZh } from "../../src/web/features/account/messages.zh.ts";
import { keepMessagesEn as keepEn } from "../../src/web/features/chat/journal/messages.en.ts";
import { type KeepMessages, keepMessagesZh as keepZh } from "../../src/web/features/chat/journal/messages.zh.ts";
import { keepingMessagesEn as keepingEn } from "../../src/web/features/chat/keeping/messages.en.ts";
import { type KeepingMessages, keepingMessagesZh as keepingZh } from "../../src/web/features/chat/keeping/messages.zh.ts";
import { messagesEn as chatEn } from "../../src/web/features/chat/messages.en.ts";
import { type ChatMessages, messagesZh as chatZh } from "../../src/web/features/chat/messages.zh.ts";
import { rememberedMessagesEn as rememberedEn } from "../../src/web/features/chat/remembered/messages.en.ts";
import { type RememberedMessages, rememberedMessagesZh as rememberedZh } from "../../src/web/features/chat/remembered/messages.zh.ts";
import { messagesEn as sharingEn } from "../../src/web/features/chat/sharing/messages.en.ts";
import { type SharingMessages, messagesZh as sharingZh } from "../../src/web/features/chat/sharing/messages.zh.ts";
import { temporaryMessagesEn as temporaryEn } from "../../src/web/features/chat/temporary/messages.en.ts";
import { type TemporaryMessages, temporaryMessagesZh as temporaryZh } from "../../src/web/features/chat/temporary/messages.zh.ts";
import { proofMessagesEn as proofEn } from "../../src/web/features/chat/thread/proof/messages.en.ts";
import { type ProofMessages, proofMessagesZh as proofZh } from "../../src/web/features/chat/thread/proof/messages.zh.ts";
import { messagesEn as compareEn } from "../../src/web/features/compare/messages.en.ts";
import { type CompareMessages, messagesZh as compareZh } from "../../src/web/features/compare/messages.zh.ts";
import { messagesEn as historyEn } from "../../src/web/features/history/messages.en.ts";
import { type HistoryMessages, messagesZh as historyZh } from "../../src/web/features/history/messages.zh.ts";
import { messagesEn as horoscopeEn } from "../../src/web/features/horoscope/messages.en.ts";
import { type HoroscopeMessages, messagesZh as horoscopeZh } from "../../src/web/features/horoscope/messages.zh.ts";
import { messagesEn as journalEn } from "../../src/web/features/journal/messages.en.ts";
import { type JournalMessages, messagesZh as journalZh } from "../../src/web/features/journal/messages.zh.ts";
import { messagesEn as landingEn } from "../../src/web/features/landing/messages.en.ts";
import { type LandingMessages, messagesZh as landingZh } from "../../src/web/features/landing/messages.zh.ts";
import { messagesEn as memoryEn } from "../../src/web/features/memory/messages.en.ts";
import { type MemoryMessages, messagesZh as memoryZh } from "../../src/web/features/memory/messages.zh.ts";
import { messagesEn as settingsEn } from "../../src/web/features/settings/messages.en.ts";
import { type SettingsMessages, messagesZh as settingsZh } from "../../src/web/features/settings/messages.zh.ts";
import { messagesEn as shareEn } from "../../src/web/features/share/messages.en.ts";
import { type ShareMessages, messagesZh as shareZh } from "../../src/web/features/share/messages.zh.ts";
import { messagesEn as sharesEn } from "../../src/web/features/shares/messages.en.ts";
import { type SharesMessages, messagesZh as sharesZh } from "../../src/web/features/shares/messages.zh.ts";

import { signInMessagesEn as signInEn } from "../../src/web/features/sign-in/messages.en.ts";
import { type SignInMessages, signInMessagesZh as signInZh } from "../../src/web/features/sign-in/messages.zh.ts";

export interface Words {
  about: AboutMessages;
  /** The page of the account. */
  accountPage: AccountPageMessages;
  /** The account's menu. */
  account: AccountMessages;
  app: AppMessages;
  chat: ChatMessages;
  compare: CompareMessages;
  history: HistoryMessages;
  horoscope: HoroscopeMessages;
  journal: JournalMessages;
  /** The dialog that keeps an answer for the journal. */
  keep: KeepMessages;
  /** The menu of an answer that is kept or taken along. */
  keeping: KeepingMessages;
  landing: LandingMessages;
  memory: MemoryMessages;
  /** The check of a draw. */
  proof: ProofMessages;
  /** What an answer says of what is remembered. */
  remembered: RememberedMessages;
  settings: SettingsMessages;
  /** A shared page. */
  share: ShareMessages;
  /** One's own links. */
  shares: SharesMessages;
  /** What one shares with, in a chat. */
  sharing: SharingMessages;
  temporary: TemporaryMessages;
  signIn: SignInMessages;
}

/** What the pages say, by which a person finds their buttons. */
export const words: Record<Locale, Words> = {
  zh: {
    about: aboutZh,
    accountPage: accountPageZh,
    account: accountZh,
    app: appZh,
    chat: chatZh,
    compare: compareZh,
    history: historyZh,
    horoscope: horoscopeZh,
    journal: journalZh,
    keep: keepZh,
    keeping: keepingZh,
    landing: landingZh,
    memory: memoryZh,
    proof: proofZh,
    remembered: rememberedZh,
    settings: settingsZh,
    share: shareZh,
    shares: sharesZh,
    sharing: sharingZh,
    temporary: temporaryZh,
    signIn: signInZh,
  },
  en: {
    about: aboutEn,
    accountPage: accountPageEn,
    account: accountEn,
    app: appEn,
    chat: chatEn,
    compare: compareEn,
    history: historyEn,
    horoscope: horoscopeEn,
    journal: journalEn,
    keep: keepEn,
    keeping: keepingEn,
    landing: landingEn,
    memory: memoryEn,
    proof: proofEn,
    remembered: rememberedEn,
    settings: settingsEn,
    share: shareEn,
    shares: sharesEn,
    sharing: sharingEn,
    temporary: temporaryEn,
    signIn: signInEn,
  },
};
