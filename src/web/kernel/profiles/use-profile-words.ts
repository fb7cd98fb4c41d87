import { useMessages } from "../locale.tsx";
import { profileMessagesEn } from "./messages.en.ts";
import { type ProfileMessages, profileMessagesZh } from "./messages.zh.ts";

export const useProfileWords = () => useMessages<ProfileMessages>({ zh: profileMessagesZh, en: profileMessagesEn });
