import { useMessages } from "../../../kernel/locale.tsx";
import { pastMessagesEn } from "./messages.en.ts";
import { type PastMessages, pastMessagesZh } from "./messages.zh.ts";

export const usePastWords = () => useMessages<PastMessages>({ zh: pastMessagesZh, en: pastMessagesEn });
