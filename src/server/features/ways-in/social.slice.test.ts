import { afterAll, beforeEach, expect, test } from "vitest";
import { init } from "../../../shared/contract/init.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { createBrowser, enterFrom, leaveFor, signInBy, ticketOf, walkTo } from "../../testing/browser.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { GoogleKnobs } from "../../testing/fake-google.ts";
import { startProviders } from "../../testing/providers.ts";
import { newEmail } from "../../testing/sign-up.ts";

const clock = { aheadMs: 0 };
const providers = await startProviders();
const { google, x } = providers;
afterAll(() => providers.close());
const settings = (publicUrl: string) => async () => ({ ...providers.settings, PUBLIC_URL: publicUrl });
let next = 5000;
const newNumber = (): string => {
  next += 1;
  return String(next);
};

describeServer(
  "Google and X",
  (app) => {
    const browser = () => createBrowser(app());
    beforeEach(() => {
      google.set({ sub: newNumber() });
      x.set({ id: newNumber(), username: "someone" });
    });

    test("both bring one back with a ticket in the fragment, which opens an account of one's own", async () => {
      const email = newEmail();
      google.set({ sub: newNumber(), email, email_verified: true });
      const [one, other] = [browser(), browser()];
      const landing = await walkTo(one, "google");
      expect(landing).toMatch(/^\/#access_token=[A-Za-z0-9_-]{43}$/);
      const { user_id } = (await one.ask(getUser)).data;
      const entered = await signInBy(one, { type: 2, access_token: ticketOf(landing), third_name: "google" });
      expect(entered).toMatchObject({ code: 200, data: { user_id, session: 4, account: email } });
      expect((await enterFrom(browser(), "google")).data.user_id).toBe(user_id);

      const number = newNumber();
      x.set({ id: number, username: "someone" });
      const atX = await walkTo(other, "x");
      expect(atX).toMatch(/^\/#\/\?state=state&code=[A-Za-z0-9_-]{43}$/);
      const ofX = await signInBy(other, { type: 2, access_token: ticketOf(atX), third_name: "twitter" });
      expect(ofX).toMatchObject({ code: 200, data: { session: 5, account: "@someone" } });
      // A name there is lent: under another one it is the same account, and whoever takes the name up is somebody else.
      x.set({ id: number, username: "renamed" });
      expect((await enterFrom(browser(), "x")).data.user_id).toBe(ofX.data.user_id);
      x.set({ id: newNumber(), username: "someone" });
      expect((await enterFrom(browser(), "x")).data.user_id).not.toBe(ofX.data.user_id);
    });

    test("a no lands where a no always landed", async () => {
      google.set({ sub: "1", isRefused: true });
      x.set({ id: "1", username: "u", isRefused: true });
      expect(await walkTo(browser(), "google")).toBe("/#error=access_denied");
      expect(await walkTo(browser(), "x")).toBe("/?error=access_denied&state=state");
    });

    test("check 27: the cookie says which browser left, is kept from scripts, and opens nothing", async () => {
      const one = browser();
      const started = await one.open("/api/oauth/google/start");
      const [cookie] = started.headers.getSetCookie();
      expect(cookie).toMatch(/^yarrow-return=[A-Za-z0-9_-]{43}; Max-Age=660; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(started.headers.get("cache-control")).toBe("no-store");
      await enterFrom(one, "google");
      const onlyCookie = browser();
      for (const [name, value] of one.cookies) (onlyCookie.headers as Record<string, string>).cookie = `${name}=${value}`;
      expect((await onlyCookie.ask(getUser)).data.standing).toBe("visitor");
    });

    test("check 20: one number at both is two accounts, and one address at both joins nothing", async () => {
      const [number, email] = [newNumber(), newEmail()];
      google.set({ sub: number, email, email_verified: true });
      x.set({ id: number, username: "same", email });
      const [one, other] = [await enterFrom(browser(), "google"), await enterFrom(browser(), "x")];
      google.set({ sub: newNumber(), email, email_verified: true });
      const third = await enterFrom(browser(), "google");
      expect([one.code, other.code, third.code]).toEqual([200, 200, 200]);
      expect(new Set([one, other, third].map(({ data }) => data.user_id)).size).toBe(3);
      expect(JSON.stringify(other)).not.toContain(email);
      const rows = await app().kernel.database.run("select 1 from credentials where kind = 'x' and (subject = $1 or shown = $1)", [email]);
      expect(rows).toEqual([]);
    });

    test("an address that Google has not proven is not shown as one's own", async () => {
      google.set({ sub: newNumber(), email: "victim@example.com", email_verified: false, name: "A name" });
      expect((await enterFrom(browser(), "google")).data.account).toBe("A name");
    });

    test("check 21: another state, another browser, a second time and a code of another walk are refused", async () => {
      const one = browser();
      const back = await leaveFor(one, "google");
      const open = async (who: ReturnType<typeof browser>, change: (url: URL) => void = () => {}) => {
        const url = new URL(back);
        change(url);
        return (await who.open(url.pathname + url.search)).headers.get("location");
      };
      expect(await open(browser())).toBe("/#error=access_denied");
      const stranger = browser();
      await stranger.open("/api/oauth/google/start");
      expect(await open(stranger)).toBe("/#error=access_denied");
      expect(await open(one, (url) => url.searchParams.set("state", "guess"))).toBe("/#error=access_denied");
      expect(await open(one, (url) => url.searchParams.delete("state"))).toBe("/#error=access_denied");
      // What strangers tried has taken nothing from whoever left.
      expect(await open(one)).toMatch(/^\/#access_token=/);
      expect(await open(one)).toBe("/#error=access_denied");
      // A code that was made for another walk fails at PKCE.
      const [left, right] = [browser(), browser()];
      const [stolen, own] = [await leaveFor(left, "x"), await leaveFor(right, "x")];
      own.searchParams.set("code", stolen.searchParams.get("code")!);
      expect((await right.open(own.pathname + own.search)).headers.get("location")).toBe("/?error=access_denied&state=state");
      for (const asked of [google.asked.at(-1)!, x.asked.at(-1)!]) expect(asked.get("code_challenge_method")).toBe("S256");
      expect(google.asked.at(-1)!.get("nonce")).toMatch(/^[\w-]{43}$/);
    });

    test("check 21: a walk ends after ten minutes, a ticket after one", async () => {
      const slow = browser();
      const back = await leaveFor(slow, "x");
      clock.aheadMs += 600_001;
      expect((await slow.open(back.pathname + back.search)).headers.get("location")).toBe("/?error=access_denied&state=state");
      const one = browser();
      const ticket = ticketOf(await walkTo(one, "x"));
      clock.aheadMs += 60_001;
      expect((await signInBy(one, { type: 2, access_token: ticket, third_name: "x" })).code).toBe(2002);
    });

    test("check 21: a ticket is good once, in the browser it was made for, and for the provider it came from", async () => {
      const [one, thief] = [browser(), browser()];
      await walkTo(thief, "google");
      const ticket = { type: 2, access_token: ticketOf(await walkTo(one, "google")), third_name: "google" };
      expect((await signInBy(thief, ticket)).code).toBe(2002);
      expect((await signInBy(createBrowser(app()), ticket)).code).toBe(2002);
      expect((await signInBy(one, { ...ticket, third_name: "x" })).code).toBe(2002);
      const codes = (await Promise.all(Array.from({ length: 6 }, () => signInBy(one, ticket)))).map(({ code }) => code);
      expect(codes.toSorted()).toEqual([200, 2002, 2002, 2002, 2002, 2002]);
    });

    test.each([
      ["for another site", { aud: "another-client" }],
      ["of another issuer", { iss: "https://accounts.google.example" }],
      ["with another nonce", { nonce: "guess" }],
      ["that nobody signed", { signature: "none" }],
      ["signed by a key that it brings along", { signature: "own" }],
    ] as [string, Partial<GoogleKnobs>][])("check 22: a token %s is refused", async (_name, knobs) => {
      google.set({ sub: newNumber(), ...knobs });
      expect(await walkTo(browser(), "google")).toBe("/#error=access_denied");
    });

    test("check 22: what a provider itself gives out opens nothing", async () => {
      const one = browser();
      const back = await leaveFor(one, "google");
      for (const raw of [
        back.searchParams.get("code")!,
        back.searchParams.get("state")!,
        `google-access-${back.searchParams.get("code")}`,
        "",
        "x".repeat(256),
      ])
        expect((await signInBy(one, { type: 2, access_token: raw, third_name: "google" })).code).toBe(2002);
    });

    test("an interface of X that fails, or names nobody, is a no", async () => {
      x.set({ id: newNumber(), username: "u", status: 500 });
      const failed = await walkTo(browser(), "x");
      x.set({ id: "not a number", username: "u" });
      expect([failed, await walkTo(browser(), "x")]).toEqual(["/?error=access_denied&state=state", "/?error=access_denied&state=state"]);
    });

    test("check 23: one is led back to own paths only", async () => {
      const landing = async (returnTo: string) => (await walkTo(browser(), "google", `?returnTo=${encodeURIComponent(returnTo)}`)).split("&")[1];
      expect(await landing("/archives?tab=2#x")).toBe(`returnTo=${encodeURIComponent("/archives?tab=2")}`);
      const foreign = [
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "javascript:alert(1)",
        "https://evil.example/",
        "/\t/evil.example",
        "/.//evil.example",
        "/..//evil.example",
        "evil",
        "",
      ];
      for (const one of foreign) expect([one, await landing(one)]).toEqual([one, undefined]);
    });

    test("where one comes back to is our own setting, whatever host a request names", async () => {
      const one = browser();
      await one.open("/api/oauth/google/start", { host: "evil.example", "x-forwarded-host": "evil.example" });
      await leaveFor(one, "google");
      expect(google.asked.at(-1)!.get("redirect_uri")).toBe("http://localhost:3000/api/oauth/google/callback");
    });

    test("another way than these two is not there, and init says which are", async () => {
      expect((await browser().open("/api/oauth/github/start")).status).toBe(404);
      expect((await browser().ask(init)).data.features.signIn).toMatchObject({ google: true, x: true, passkey: true });
    });
  },
  settings("http://localhost:3000"),
  { now: () => Date.now() + clock.aheadMs },
);

describeServer(
  "Google and X by https",
  (app) => {
    test("check 27: the cookie is __Host- and Secure", async () => {
      google.set({ sub: newNumber() });
      const one = createBrowser(app(), "zh", "https://yarrow.example");
      const [cookie] = (await one.open("/api/oauth/google/start")).headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-yarrow-return=[A-Za-z0-9_-]{43}; Max-Age=660; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect((await enterFrom(one, "google")).code).toBe(200);
      // A cookie that a neighbour under the same name could set does not count.
      const planted = createBrowser(app());
      (planted.headers as Record<string, string>).cookie = `yarrow-return=${one.cookies.get("__Host-yarrow-return")}`;
      const ticket = ticketOf(await walkTo(one, "google"));
      expect((await signInBy(planted, { type: 2, access_token: ticket, third_name: "google" })).code).toBe(2002);
    });
  },
  settings("https://yarrow.example"),
);

describeServer("without settings for them", (app) => {
  test("neither is offered: the way there is 404", async () => {
    for (const path of ["/api/oauth/google/start", "/api/oauth/x/start", "/api/oauth/google/callback?state=a&code=b"])
      expect((await createBrowser(app()).open(path)).status).toBe(404);
    expect((await app().visitor().ask(init)).data.features.signIn).toMatchObject({ google: false, x: false });
  });
});
