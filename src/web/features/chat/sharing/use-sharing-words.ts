import { useMessages } from "../../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { messagesZh, type SharingMessages } from "./messages.zh.ts";

export const useSharingWords = () => useMessages<SharingMessages>({ zh: messagesZh, en: messagesEn });
