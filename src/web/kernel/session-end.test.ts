import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Of what the page keeps, as a browser keeps it: keys are the object's own. */
const createStorage = (): Storage =>
  Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    {},
  ) as Storage;

type Told = Pick<StorageEvent, "key" | "oldValue" | "newValue">;
let tellStorage: (event: Told) => void;

/** One tab: the page's own modules, anew. */
const openTab = async () => {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", createStorage());
  const listeners: ((event: Told) => void)[] = [];
  vi.stubGlobal("addEventListener", (_name: string, listener: (event: Told) => void) => listeners.push(listener));
  vi.stubGlobal("removeEventListener", () => undefined);
  tellStorage = (event) => {
    for (const listener of listeners) listener(event);
  };
  const [session, lists, { createQueryClient }, { chatPages }, drafts, opening, draws, images] = await Promise.all([
    import("./session.ts"),
    import("./lists.ts"),
    import("./query-client.ts"),
    import("../features/history/api.ts"),
    import("../features/chat/composer/drafts.ts"),
    import("./opening.ts"),
    import("./kept-draws.ts"),
    import("../features/chat/thread/fetch-image.ts"),
  ]);
  return { ...session, ...lists, client: createQueryClient(), chatPages, ...drafts, ...opening, ...draws, ...images };
};

beforeEach(() => vi.stubGlobal("localStorage", createStorage()));
afterEach(() => vi.unstubAllGlobals());

const chats = { messageGroupList: [], cursor: null, total: 0 };
const shape = { topic: undefined, query: "" };
const draw = { commitment: "seal", nonce: "mine" };

describe("one person's caches", () => {
  test("have keys that begin with the person, and never hold the secret", async () => {
    const tab = await openTab();
    const person = tab.getUserId();
    for (const { queryKey } of [tab.recentChats(person), tab.balance(person), tab.chatPages(person, shape)]) {
      expect(queryKey[0]).toBe(person);
      expect(JSON.stringify(queryKey)).not.toContain(tab.getVisitor());
    }
  });

  test("check 56: are not seen by the next: neither lists, drafts, draws, a handed question, nor pictures", async () => {
    const tab = await openTab();
    const revoked = vi.spyOn(URL, "revokeObjectURL");
    const picture = tab.toImageUrl(new Blob(["p"]));
    tab.client.setQueryData(tab.recentChats(tab.getUserId()).queryKey, chats);
    tab.keepDraft("new:tarot", "between us", 1);
    tab.keepDraw("c1", draw);
    tab.keepOpening({ question: "between us", topic: "tarot", seal: null });
    localStorage.setItem("sitting:1", "{}");
    localStorage.setItem("theme", "dark");
    tab.endSession();
    const list = new QueryObserver(tab.client, { ...tab.recentChats(tab.getUserId()), enabled: false });
    expect(list.getCurrentResult().data).toBeUndefined();
    expect(
      tab.client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.data !== undefined),
    ).toEqual([]);
    expect([tab.readDraft("new:tarot", 2), tab.findKeptDraw("c1"), tab.takeOpening()]).toEqual(["", null, null]);
    expect(Object.keys(localStorage).sort()).toEqual(["theme", "userId"]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(revoked).toHaveBeenCalledWith(picture);
  });

  test("end in the other tabs too, which find the next person's id and make none of their own", async () => {
    const tab = await openTab();
    const signal = tab.getSessionSignal();
    const before = tab.getUserId();
    tab.client.setQueryData(tab.recentChats(before).queryKey, chats);
    tab.keepDraw("c1", draw);
    localStorage.setItem("userId", "the-next");
    tellStorage({ key: "userId", oldValue: before, newValue: "the-next" });
    expect([tab.client.getQueryCache().getAll(), tab.findKeptDraw("c1"), signal.aborted]).toEqual([[], null, true]);
    expect(tab.getUserId()).toBe("the-next");
  });

  test("stay when another tab keeps something else, or is the first to need an id", async () => {
    const tab = await openTab();
    tab.keepDraw("c1", draw);
    tellStorage({ key: "theme", oldValue: "dark", newValue: "light" });
    tellStorage({ key: "userId", oldValue: null, newValue: tab.getUserId() });
    expect(tab.findKeptDraw("c1")).toEqual(draw);
  });
});
