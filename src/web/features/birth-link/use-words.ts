import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type BirthLinkMessages, messagesZh } from "./messages.zh.ts";

export const useWords = () => useMessages<BirthLinkMessages>({ zh: messagesZh, en: messagesEn });
