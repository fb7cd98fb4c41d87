import type { TemporaryMessages } from "./messages.zh.ts";

export const temporaryMessagesEn = {
  switch: "Temporary chat",
  off: "for something you don’t want kept",
  on: "In no list, not remembered, not shared. Leave, reload or close this page and it’s gone.",
  open: "This is a temporary chat: in no list, and not remembered. Leave, reload or close this page and it’s gone.",
} satisfies TemporaryMessages;
