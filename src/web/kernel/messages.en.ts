import type { KernelMessages } from "./messages.zh.ts";

export const messagesEn = {
  offline: "There’s no connection. Check it and try again.",
  timedOut: "No answer came. Please try again.",
  unexpected: "Something went wrong on our side. Please try again later.",
} satisfies KernelMessages;
