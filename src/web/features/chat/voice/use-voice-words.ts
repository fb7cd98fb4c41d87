import { useMessages } from "../../../kernel/locale.tsx";
import { voiceMessagesEn } from "./messages.en.ts";
import { type VoiceMessages, voiceMessagesZh } from "./messages.zh.ts";

export const useVoiceWords = () => useMessages<VoiceMessages>({ zh: voiceMessagesZh, en: voiceMessagesEn });
