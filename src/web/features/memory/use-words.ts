import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type MemoryMessages, messagesZh } from "./messages.zh.ts";

export const useWords = () => useMessages<MemoryMessages>({ zh: messagesZh, en: messagesEn });
