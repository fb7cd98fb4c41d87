import { useMessages } from "../../kernel/locale.tsx";
import { signInMessagesEn } from "./messages.en.ts";
import { type SignInMessages, signInMessagesZh } from "./messages.zh.ts";

export const useWords = (): SignInMessages => useMessages<SignInMessages>({ zh: signInMessagesZh, en: signInMessagesEn });
