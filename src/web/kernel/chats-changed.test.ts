import { expect, test, vi } from "vitest";
import { onChatsChanged, tellChatsChanged } from "./chats-changed.ts";
import { keep } from "./storage.ts";

test("what another page changed is heard once, what this one changed is known already", () => {
  const hear = vi.fn();
  const stop = onChatsChanged(hear);
  tellChatsChanged();
  expect(hear).not.toHaveBeenCalled();
  keep("chatsChangedAt", "another page's");
  keep("something else", "1");
  expect(hear).toHaveBeenCalledTimes(1);
  tellChatsChanged();
  keep("chatsChangedAt", "another page's");
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  keep("chatsChangedAt", "and again");
  expect(hear).toHaveBeenCalledTimes(2);
});
