import { useMessages } from "../locale.tsx";
import { birthMessagesEn } from "./messages.en.ts";
import { type BirthMessages, birthMessagesZh } from "./messages.zh.ts";

export const useBirthWords = () => useMessages<BirthMessages>({ zh: birthMessagesZh, en: birthMessagesEn });
