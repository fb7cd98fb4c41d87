import type { RememberedMessages } from "./messages.zh.ts";

export const rememberedMessagesEn = {
  page: "What I remember",
  offered: "Filled in from what I remember. Look it over before you send it.",
} satisfies RememberedMessages;
