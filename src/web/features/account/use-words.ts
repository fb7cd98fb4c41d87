import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type AccountMessages, messagesZh } from "./messages.zh.ts";

export const useWords = () => useMessages<AccountMessages>({ zh: messagesZh, en: messagesEn });
