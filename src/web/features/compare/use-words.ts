import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type CompareMessages, messagesZh } from "./messages.zh.ts";

export const useWords = () => useMessages<CompareMessages>({ zh: messagesZh, en: messagesEn });
