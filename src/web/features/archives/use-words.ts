import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type ArchivesMessages, messagesZh } from "./messages.zh.ts";

export const useWords = () => useMessages<ArchivesMessages>({ zh: messagesZh, en: messagesEn });
