import { useMessages } from "../../../../kernel/locale.tsx";
import { pictureMessagesEn } from "./messages.en.ts";
import { type PictureMessages, pictureMessagesZh } from "./messages.zh.ts";

export const usePictureWords = () => useMessages<PictureMessages>({ zh: pictureMessagesZh, en: pictureMessagesEn });
