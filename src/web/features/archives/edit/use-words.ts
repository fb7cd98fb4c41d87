import { useMessages } from "../../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type EditMessages, messagesZh } from "./messages.zh.ts";

export const useWords = () => useMessages<EditMessages>({ zh: messagesZh, en: messagesEn });
