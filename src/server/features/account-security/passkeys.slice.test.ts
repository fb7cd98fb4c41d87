import { expect, test } from "vitest";
import * as contract from "../../../shared/contract/credentials.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { createAuthenticator, type Wrong } from "../../testing/authenticator.ts";
import { type Browser, createBrowser, createMember } from "../../testing/browser.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { TestApp } from "../../testing/test-app.ts";

const clock = { aheadMs: 0 };

const addPasskey = async (browser: Browser, authenticator: ReturnType<typeof createAuthenticator>, wrong: Wrong = {}) => {
  const started = await browser.ask(contract.startPasskey);
  const { id, options } = started.data;
  return browser.ask(contract.addPasskey, { id, response: authenticator.make(options, wrong), name: "Phone" });
};
const createKeyed = async (app: TestApp) => {
  const [member, authenticator] = [await createMember(app), createAuthenticator()];
  expect((await addPasskey(member.browser, authenticator)).code).toBe(200);
  return { ...member, authenticator };
};

describeServer(
  "passkeys",
  (app) => {
    const ask = async () => (await app().visitor().ask(contract.startPasskeyLogin)).data;
    const enter = async (authenticator: ReturnType<typeof createAuthenticator>, wrong: Wrong = {}) => {
      const browser = createBrowser(app());
      const { id, options } = await ask();
      return browser.ask(contract.passkeyLogin, { id, response: authenticator.answer(options, wrong) });
    };

    test("one is added, opens the account from anywhere without a name, is listed, and is taken away", async () => {
      const { browser, authenticator, personId, wallet } = await createKeyed(app());
      const entered = await enter(authenticator);
      expect(entered).toMatchObject({ code: 200, data: { user_id: personId, session: 3, account: wallet.address } });
      const [listed] = (await browser.ask(contract.listPasskeys)).data.passkeys;
      expect(listed).toMatchObject({ id: authenticator.keys[0]!.id, name: "Phone" });
      expect(listed!.usedAt).not.toBeNull();
      expect((await browser.ask(getUser)).data.identities).toContain("passkey");
      expect((await browser.ask(contract.removePasskey, { id: listed!.id })).code).toBe(200);
      expect((await enter(authenticator)).code).toBe(2002);
      expect((await browser.ask(contract.listPasskeys)).data.passkeys).toEqual([]);
    });

    test("what is asked names nobody, and the user handle is no address", async () => {
      const { options } = await ask();
      expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
      expect(options.allowCredentials ?? []).toEqual([]);
      const { browser, personId, wallet } = await createMember(app());
      const made = (await browser.ask(contract.startPasskey)).data.options as { user: { id: string; name: string }; authenticatorSelection: object };
      expect(Buffer.from(made.user.id, "base64url").toString()).toBe(personId);
      expect(made.user.name).toBe(wallet.address);
      expect(made.authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
    });

    test("an answer of another site, to another question, without a finger on it, or of a copied key is refused", async () => {
      const { authenticator } = await createKeyed(app());
      expect((await enter(authenticator, { counter: 7 })).code).toBe(200);
      for (const wrong of [{ origin: "https://evil.example" }, { challenge: "Z3Vlc3M" }, { isUnverified: true }, { counter: 7 }, { counter: 3 }])
        expect([wrong, (await enter(authenticator, wrong)).code]).toEqual([wrong, 2002]);
      expect((await enter(authenticator, { counter: 8 })).code).toBe(200);
    });

    test("an answer is good once, also of six at once, and for five minutes", async () => {
      const { authenticator } = await createKeyed(app());
      const { id, options } = await ask();
      const answer = { id, response: authenticator.answer(options) };
      const codes = (await Promise.all(Array.from({ length: 6 }, () => app().visitor().ask(contract.passkeyLogin, answer)))).map(({ code }) => code);
      expect(codes.toSorted()).toEqual([200, 2002, 2002, 2002, 2002, 2002]);
      const late = await ask();
      clock.aheadMs += 300_001;
      expect(
        (
          await app()
            .visitor()
            .ask(contract.passkeyLogin, { id: late.id, response: authenticator.answer(late.options) })
        ).code,
      ).toBe(2002);
    });

    test("what is no answer is refused, never failed upon", async () => {
      const { authenticator } = await createKeyed(app());
      const { id: name } = authenticator.keys[0]!;
      const bad = [{}, { id: name }, { id: name, rawId: name, type: "public-key", response: {} }, { id: [name] }, { id: name, response: null }];
      for (const response of [
        ...bad,
        { ...authenticator.answer((await ask()).options), response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" } },
      ])
        expect(
          (
            await app()
              .visitor()
              .ask(contract.passkeyLogin, { id: (await ask()).id, response })
          ).code,
        ).toBe(2002);
      expect(
        (
          await app()
            .visitor()
            .ask(contract.passkeyLogin, { id: "guess", response: authenticator.answer((await ask()).options) })
        ).code,
      ).toBe(2002);
    });

    test("a new one is made by whoever began it, with a question for new ones, and nobody takes up another's", async () => {
      const [one, other] = [await createKeyed(app()), await createMember(app())];
      const authenticator = createAuthenticator();
      const { id, options } = (await one.browser.ask(contract.startPasskey)).data;
      const made = authenticator.make(options);
      expect((await other.browser.ask(contract.addPasskey, { id, response: made })).code).toBe(2002);
      const login = await ask();
      expect(
        (await other.browser.ask(contract.addPasskey, { id: login.id, response: authenticator.make({ ...options, challenge: login.options.challenge }) })).code,
      ).toBe(2002);
      expect((await addPasskey(other.browser, createAuthenticator(), { origin: "https://evil.example" })).code).toBe(2002);
      expect((await addPasskey(other.browser, createAuthenticator(), { isUnverified: true })).code).toBe(2002);
      // The same key once more, under another account.
      const again = (await other.browser.ask(contract.startPasskey)).data;
      const copied = one.authenticator.make(again.options) as { id: string };
      await app().kernel.database.run("update passkeys set id = $1 where person_id = $2", [copied.id, one.personId]);
      await app().kernel.database.run("update credentials set subject = $1 where kind = 'passkey' and person_id = $2", [copied.id, one.personId]);
      expect((await other.browser.ask(contract.addPasskey, { id: again.id, response: copied })).code).toBe(2011);
    });

    test("check 42: another's passkey is not there to be taken away, and a visitor has none", async () => {
      const [one, other] = [await createKeyed(app()), await createMember(app())];
      expect((await other.browser.ask(contract.removePasskey, { id: one.authenticator.keys[0]!.id })).code).toBe(9003);
      expect((await enter(one.authenticator)).code).toBe(200);
      for (const call of [contract.startPasskey, contract.listPasskeys]) expect((await app().visitor().ask(call)).code).toBe(9008);
    });
  },
  undefined,
  { now: () => Date.now() + clock.aheadMs },
);
