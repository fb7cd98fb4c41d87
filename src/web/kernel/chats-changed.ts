import { randomId } from "./random-id.ts";
import { keep, onKeptChange, readKept } from "./storage.ts";

const key = "chatsChangedAt";

let own = "";

/** Tells the other open pages of this browser that the chats are others now: begun, renamed, pinned, deleted or brought back. */
export const tellChatsChanged = (): void => {
  own = randomId(9);
  keep(key, own);
};

/** @returns the way to stop listening */
export const onChatsChanged = (listener: () => void): (() => void) => {
  let seen = readKept(key);
  return onKeptChange(() => {
    const now = readKept(key);
    if (now === seen) return;
    seen = now;
    if (now !== own) listener();
  });
};
