import { useMessages } from "../../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { messagesZh, type PickerMessages } from "./messages.zh.ts";

export const usePickerWords = () => useMessages<PickerMessages>({ zh: messagesZh, en: messagesEn });
