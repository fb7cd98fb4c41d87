import { useMessages } from "../../../kernel/locale.tsx";
import { temporaryMessagesEn } from "./messages.en.ts";
import { type TemporaryMessages, temporaryMessagesZh } from "./messages.zh.ts";

export const useTemporaryWords = () => useMessages<TemporaryMessages>({ zh: temporaryMessagesZh, en: temporaryMessagesEn });
