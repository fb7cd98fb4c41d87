import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type JournalMessages, messagesZh } from "./messages.zh.ts";

export const useWords = () => useMessages<JournalMessages>({ zh: messagesZh, en: messagesEn });
