import { describe, expect, test } from "vitest";
import * as contract from "../../../shared/contract/credentials.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { createBrowser, createMember, signChallenge, signInBy } from "../../testing/browser.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { openSession } from "../people/index.ts";
import { toDevice } from "./sessions/to-device.ts";

const dayMs = 86_400_000;
const clock = { aheadMs: 0 };
const onPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

describeServer(
  "sessions",
  (app) => {
    const twice = async () => {
      const [member, phone] = [await createMember(app()), createBrowser(app())];
      (phone.headers as Record<string, string>)["user-agent"] = onPhone;
      clock.aheadMs += 1000;
      await signInBy(phone, { type: 1, ...(await signChallenge(phone, member.wallet)) });
      return { ...member, phone };
    };

    test("check 19: the list says where one is signed in, and marks this one", async () => {
      const { browser, phone } = await twice();
      const listed = (await browser.ask(contract.listSessions)).data.sessions;
      expect(listed).toMatchObject([
        { browser: "Safari", system: "iPhone", isThis: false },
        { browser: "", system: "", isThis: true },
      ]);
      expect((await phone.ask(contract.listSessions)).data.sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
      expect(JSON.stringify(listed)).not.toContain("Mozilla");
    });

    test("check 19: one is ended by itself, and all but this one at once", async () => {
      const { browser, phone } = await twice();
      const [other] = (await browser.ask(contract.listSessions)).data.sessions.filter(({ isThis }) => !isThis);
      expect((await browser.ask(contract.endSessions, { id: other!.id })).data).toEqual({ count: 1 });
      expect((await phone.ask(getUser)).code).toBe(4001);
      const more = await twice();
      expect((await more.phone.ask(contract.endSessions)).data).toEqual({ count: 1 });
      expect([(await more.browser.ask(getUser)).code, (await more.phone.ask(getUser)).code]).toEqual([4001, 200]);
    });

    test("check 42: another's session is not there to be ended", async () => {
      const [one, other] = [await twice(), await createMember(app())];
      for (const { id } of (await one.browser.ask(contract.listSessions)).data.sessions)
        expect((await other.browser.ask(contract.endSessions, { id })).code).toBe(9003);
      expect((await one.browser.ask(getUser)).code).toBe(200);
    });

    test("check 17: a session unused for 14 days is over and listed no more, one of 30 days is over however much it was used", async () => {
      const { browser, phone } = await twice();
      clock.aheadMs += 13 * dayMs;
      await browser.ask(getUser);
      clock.aheadMs += 2 * dayMs;
      expect((await browser.ask(contract.listSessions)).data.sessions).toHaveLength(1);
      expect((await phone.ask(getUser)).code).toBe(4001);
      clock.aheadMs += 10 * dayMs;
      expect((await browser.ask(getUser)).code).toBe(200);
      clock.aheadMs += 6 * dayMs;
      expect((await browser.ask(getUser)).code).toBe(4001);
    });

    test("of more than a hundred the one that was not used for longest ends", async () => {
      const { browser, personId } = await createMember(app());
      clock.aheadMs += 1000;
      const { kernel } = app();
      for (let at = 0; at < 99; at += 1) await openSession(kernel, kernel.database.db, { personId, kind: "evm", headers: new Headers() });
      expect((await browser.ask(contract.listSessions)).data.sessions).toHaveLength(100);
      await openSession(kernel, kernel.database.db, { personId, kind: "evm", headers: new Headers() });
      expect((await browser.ask(getUser)).code).toBe(4001);
    });

    test("check 13: the database knows a token by its SHA-256 alone", async () => {
      const { signedIn } = await createMember(app());
      expect(Buffer.from(signedIn.user_token, "base64url")).toHaveLength(32);
      const rows = JSON.stringify(await app().kernel.database.run("select * from sessions", []));
      expect(rows).not.toContain(signedIn.user_token);
    });
  },
  undefined,
  { now: () => Date.now() + clock.aheadMs },
);

describe("a user agent", () => {
  test.each([
    [onPhone, "Safari", "iPhone"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36", "Chrome", "Windows"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0", "Edge", "Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15", "Safari", "macOS"],
    ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36 MicroMessenger/8.0", "WeChat", "Android"],
    ["curl/8.0", "", ""],
    ["<script>alert(1)</script>", "", ""],
  ])("%s is named by words of our own", (agent, browser, system) => {
    expect(toDevice(agent)).toEqual({ browser, system });
  });
});
