import { keep, onKeptChange, readKept } from "./storage.ts";

const key = "chatsChangedAt";

/** Tells every open page of this browser that chats were deleted or brought back. */
export const tellChatsChanged = (): void => keep(key, String(Date.now()));

/** @returns the way to stop listening */
export const onChatsChanged = (listener: () => void): (() => void) => {
  let seen = readKept(key);
  return onKeptChange(() => {
    const now = readKept(key);
    if (now === seen) return;
    seen = now;
    listener();
  });
};
