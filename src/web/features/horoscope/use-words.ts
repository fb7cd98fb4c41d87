import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type HoroscopeMessages, messagesZh } from "./messages.zh.ts";

export const useWords = (): HoroscopeMessages => useMessages({ zh: messagesZh, en: messagesEn });
