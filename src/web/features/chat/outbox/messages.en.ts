import type { OutboxMessages } from "./messages.zh.ts";

export const messagesEn = {
  said: (question) => `“${question}” has gone out`,
} satisfies OutboxMessages;
