import { createContext, use } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { messagesEn } from "./messages.en.ts";
import { messagesZh, type ShareMessages } from "./messages.zh.ts";

export const dictionaries: Record<Locale, ShareMessages> = { zh: messagesZh, en: messagesEn };

export const LocaleContext = createContext<Locale>("zh");
export const useShareWords = (): ShareMessages => dictionaries[use(LocaleContext)];
