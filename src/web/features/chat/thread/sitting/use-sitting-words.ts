import { useMessages } from "../../../../kernel/locale.tsx";
import { sittingMessagesEn } from "./messages.en.ts";
import { type SittingMessages, sittingMessagesZh } from "./messages.zh.ts";

export const useSittingWords = () => useMessages<SittingMessages>({ zh: sittingMessagesZh, en: sittingMessagesEn });
