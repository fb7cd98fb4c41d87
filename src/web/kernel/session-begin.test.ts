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

/** One tab over the browser's storage: the page's own modules, anew. */
const openTab = async () => {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", createStorage());
  const listeners: ((event: Told) => void)[] = [];
  vi.stubGlobal("addEventListener", (_name: string, listener: (event: Told) => void) => listeners.push(listener));
  vi.stubGlobal("removeEventListener", () => undefined);
  const [session, lists, { createQueryClient }, drafts, held] = await Promise.all([
    import("./session.ts"),
    import("./lists.ts"),
    import("./query-client.ts"),
    import("../features/chat/composer/drafts.ts"),
    import("./hold-visitor.ts"),
  ]);
  const hear = (event: Told) => {
    for (const listener of listeners) listener(event);
  };
  return { ...session, ...lists, ...drafts, ...held, client: createQueryClient(), hear };
};

beforeEach(() => vi.stubGlobal("localStorage", createStorage()));
afterEach(() => vi.unstubAllGlobals());

const chats = { messageGroupList: [], cursor: null, total: 0 };
const signedIn = { user_token: "t1", account: "a@b.cn", session: 1, user_id: "p1" } as const;
const wallet = { user_token: "t2", account: "0xAb", session: 3, user_id: "p2" } as const;

describe("whoever signs up", () => {
  test("goes on with lists, drafts and calls under way, under the id the account has", async () => {
    const tab = await openTab();
    const [person, signal] = [tab.getPerson(), tab.getSessionSignal()];
    tab.client.setQueryData(tab.recentChats(person).queryKey, chats);
    tab.keepDraft("new:tarot", "half a thought", 1);
    tab.beginSession(signedIn, true);
    expect(tab.getUserId()).toBe("p1");
    expect(tab.getPerson()).toBe(person);
    const list = new QueryObserver(tab.client, { ...tab.recentChats(tab.getPerson()), enabled: false });
    expect(list.getCurrentResult().data).toEqual(chats);
    expect([tab.readDraft("new:tarot", 2), signal.aborted]).toEqual(["half a thought", false]);
  });

  test("keeps what the specification names, and has another visitor secret than the one that was retired", async () => {
    const tab = await openTab();
    const secret = tab.getVisitor();
    tab.beginSession(signedIn, true);
    expect([tab.getToken(), localStorage.getItem("userId"), localStorage.getItem("userEmail"), localStorage.getItem("address")]).toEqual([
      "t1",
      "p1",
      "a@b.cn",
      null,
    ]);
    expect(tab.getVisitor()).not.toBe(secret);
  });

  test("stays the same in another tab, which goes on too", async () => {
    const tab = await openTab();
    const person = tab.getPerson();
    tab.client.setQueryData(tab.recentChats(person).queryKey, chats);
    const begun = vi.fn();
    tab.onSessionBegin(begun);
    const before = tab.getUserId();
    localStorage.setItem("joined", `${before} p1`);
    localStorage.setItem("token", "t1");
    localStorage.setItem("userId", "p1");
    tab.hear({ key: "userId", oldValue: before, newValue: "p1" });
    expect([tab.getPerson(), tab.client.getQueryCache().getAll().length, begun.mock.calls.length]).toEqual([person, 1, 1]);
  });

  test("is shown under the account's own id after a reload", async () => {
    const first = await openTab();
    first.beginSession(signedIn, true);
    const second = await openTab();
    expect(second.getPerson()).toBe("p1");
  });
});

describe("whoever signs in to another account", () => {
  test("finds nothing of the visitor's, whose secret stays until it is brought over or they come back", async () => {
    const tab = await openTab();
    const [person, secret, signal] = [tab.getPerson(), tab.getVisitor(), tab.getSessionSignal()];
    tab.client.setQueryData(tab.recentChats(person).queryKey, chats);
    tab.keepDraft("new:tarot", "the visitor's", 1);
    tab.beginSession(wallet, false);
    expect([tab.getPerson(), tab.getToken(), tab.getVisitor(), localStorage.getItem("address")]).toEqual(["p2", "t2", secret, "0xAb"]);
    expect([tab.client.getQueryCache().getAll(), tab.readDraft("new:tarot", 2), signal.aborted]).toEqual([[], "", true]);
  });

  test("is signed in in the other tabs too, which find nothing either", async () => {
    const tab = await openTab();
    const before = tab.getUserId();
    tab.client.setQueryData(tab.recentChats(before).queryKey, chats);
    localStorage.setItem("token", "t2");
    localStorage.setItem("address", "0xAb");
    localStorage.setItem("userId", "p2");
    tab.hear({ key: "userId", oldValue: before, newValue: "p2" });
    expect([tab.getPerson(), tab.getToken(), localStorage.getItem("address"), tab.client.getQueryCache().getAll()]).toEqual(["p2", "t2", "0xAb", []]);
  });
});

describe("a session's end", () => {
  test("takes token, user, email and address along, and leaves the visitor a new id", async () => {
    const tab = await openTab();
    tab.beginSession(signedIn, true);
    tab.endSession();
    expect(["token", "userEmail", "address", "joined"].map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
    expect(tab.getUserId()).not.toBe("p1");
    expect(tab.getPerson()).toBe(tab.getUserId());
  });

  test("comes once and without a word when the token is refused, however many answers say so", async () => {
    const tab = await openTab();
    tab.beginSession(signedIn, true);
    const ended = vi.fn();
    tab.onSessionEnd(ended);
    const sent = tab.getCredentials();
    tab.refuseCredentials(sent);
    const next = tab.getUserId();
    tab.refuseCredentials(sent);
    tab.refuseCredentials(sent);
    expect([ended.mock.calls.length, tab.getToken(), tab.getUserId()]).toEqual([1, null, next]);
  });

  test("does not come while a visitor is being signed in, whose secret the server has retired already", async () => {
    const tab = await openTab();
    const [person, sent] = [tab.getPerson(), tab.getCredentials()];
    const release = tab.holdVisitor();
    tab.refuseCredentials(sent);
    expect([tab.getPerson(), tab.getVisitor()]).toEqual([person, sent.visitor]);
    release();
    tab.refuseCredentials(sent);
    expect(tab.getVisitor()).not.toBe(sent.visitor);
  });
});
