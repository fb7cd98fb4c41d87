import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type HistoryMessages, messagesZh } from "./messages.zh.ts";

export const useWords = (): HistoryMessages => useMessages({ zh: messagesZh, en: messagesEn });
