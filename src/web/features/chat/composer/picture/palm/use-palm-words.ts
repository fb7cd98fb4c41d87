import { useMessages } from "../../../../../kernel/locale.tsx";
import { palmMessagesEn } from "./messages.en.ts";
import { type PalmMessages, palmMessagesZh } from "./messages.zh.ts";

export const usePalmWords = () => useMessages<PalmMessages>({ zh: palmMessagesZh, en: palmMessagesEn });
