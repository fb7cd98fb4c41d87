import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as accounts from "../../../shared/contract/accounts.ts";
import type { Call } from "../../../shared/contract/call.ts";
import * as contract from "../../../shared/contract/credentials.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { createAuthenticator } from "../../testing/authenticator.ts";
import {
  type Browser,
  createBrowser,
  createMember,
  createWallet,
  enterFrom,
  leaveFor,
  signChallenge,
  signInBy,
  ticketOf,
  walkTo,
} from "../../testing/browser.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { startProviders } from "../../testing/providers.ts";
import { readCode, readLetters } from "../../testing/read-letters.ts";
import { sealPassword } from "../../testing/seal-password.ts";
import { goodPassword, newEmail, signInWith, signUp } from "../../testing/sign-up.ts";
import { solveHumanCheck } from "../../testing/solve-human-check.ts";
import { createVictim, expectUntouched, type Victim } from "./testing/victim.ts";

const clock = { aheadMs: 0 };
const providers = await startProviders();
afterAll(() => providers.close());
const newNumber = (): string => BigInt(`0x${randomBytes(6).toString("hex")}`).toString();

/** Somebody wants an account that is not theirs. Whatever they try, its owner keeps it as it was, and is the only one in it. */
describeServer(
  "taking an account over",
  (app) => {
    let victim: Victim;
    let attacker: Awaited<ReturnType<typeof createMember>>;

    beforeAll(async () => {
      victim = await createVictim(app(), providers, newNumber());
    });
    beforeEach(async () => {
      attacker = await createMember(app());
      // They sit before a Google and an X of their own.
      providers.google.set({ sub: newNumber() });
      providers.x.set({ id: newNumber(), username: "attacker" });
      // What owners and attackers ask for minutes apart.
      clock.aheadMs += 120_000;
    });
    afterEach(async () => {
      await expectUntouched(app(), victim);
      expect((await attacker.browser.ask(getUser)).data.user_id).not.toBe(victim.personId);
    });
    const stranger = () => createBrowser(app());
    const enter = async (browser: Browser, request: Record<string, unknown>) => (await signInBy(browser, request)).code;
    const proofOf = async (browser: Browser) => ({ wallet: await signChallenge(browser, attacker.wallet) });

    test("1. by signing up with an address before its owner does: nothing is made without its code, and the owner's is the owner's", async () => {
      const [owner, thief, email] = [stranger(), stranger(), newEmail()];
      const human = await solveHumanCheck(thief, "register");
      await thief.ask(accounts.sendEmailCode, { email, "g-recaptcha-response": human });
      const register = async (browser: Browser, verifyCode: string, password: string) =>
        (await browser.ask(accounts.register, { email, verifyCode, password: await sealPassword(browser, "register.password", password) })).code;
      expect(await register(thief, "123456", "the thief's own")).toBe(2006);
      expect(await register(owner, await readCode(app().kernel, email), goodPassword)).toBe(200);
      expect(await register(thief, await readCode(app().kernel, email), "the thief's own")).toBe(2006);
      expect((await signInWith(thief, email, "the thief's own")).code).toBe(2002);
    });

    test("2. by guessing a code forty times at once: after five wrong ones the right one is none", async () => {
      const human = await solveHumanCheck(attacker.browser, "reset");
      await attacker.browser.ask(accounts.sendEmailCode4ResetPassword, { email: victim.email, "g-recaptcha-response": human });
      const code = await readCode(app().kernel, victim.email);
      const guesses = Array.from({ length: 40 }, (_, at) => String((Number(code) + at + 1) % 1e6).padStart(6, "0"));
      const check = async (verifyCode: string) =>
        (await attacker.browser.ask(accounts.checkEmailCode4ResetPassword, { email: victim.email, verifyCode })).data?.is_checked ?? 0;
      expect((await Promise.all(guesses.map(check))).filter((isRight) => isRight === 1)).toEqual([]);
      expect(await check(code)).toBe(0);
      const password = await sealPassword(attacker.browser, "resetPassword.password", "the thief's own");
      expect((await attacker.browser.ask(accounts.resetPassword, { email: victim.email, verifyCode: code, password })).code).toBe(2006);
    });

    test("3. with a provider's own token, code or state in a ticket's place", async () => {
      providers.google.set({ sub: victim.number });
      const browser = stranger();
      const back = await leaveFor(browser, "google");
      const [code, state] = [back.searchParams.get("code")!, back.searchParams.get("state")!];
      for (const access_token of [code, state, `google-access-${code}`, victim.number])
        for (const third_name of ["google", "x", "twitter"]) expect(await enter(browser, { type: 2, access_token, third_name })).toBe(2002);
    });

    test("4. by an address that sends the ticket elsewhere", async () => {
      providers.google.set({ sub: victim.number });
      for (const returnTo of ["//evil.example", "https://evil.example", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)", "/.//evil.example"]) {
        const landing = await walkTo(stranger(), "google", `?returnTo=${encodeURIComponent(returnTo)}`);
        expect(landing).toMatch(/^\/#access_token=[\w-]{43}$/);
        expect(new URL(landing, "http://localhost:3000").host).toBe("localhost:3000");
      }
    });

    test("5. with a session that was proposed beforehand: signing in takes up no token, and ends none that is not there", async () => {
      const owner = stranger();
      const proposed = randomBytes(32).toString("base64url");
      owner.signIn(proposed);
      const { data } = await signInWith(owner, victim.email);
      expect(data.user_token).not.toBe(proposed);
      const thief = stranger();
      thief.signIn(proposed);
      expect((await thief.ask(getUser)).code).toBe(4001);
      await victim.browser.ask(contract.endSessions);
    });

    test("6. by sending a password that was sealed once again, or for another call", async () => {
      const password = await sealPassword(victim.browser, "userLogin.password", goodPassword);
      expect((await victim.browser.ask(accounts.userLogin, { email: victim.email, password })).code).toBe(200);
      await victim.browser.ask(contract.endSessions);
      for (let times = 0; times < 3; times += 1) expect((await stranger().ask(accounts.userLogin, { email: victim.email, password })).code).toBe(1001);
      const other = await sealPassword(victim.browser, "userLogin.password", goodPassword);
      expect((await victim.browser.ask(contract.removeIdentity, { kind: "google", proof: { password: other } })).code).toBe(1001);
    });

    test("7. with an account of X that says the victim's address", async () => {
      providers.x.set({ id: newNumber(), username: "attacker", email: victim.email });
      const entered = await enterFrom(stranger(), "x");
      expect(entered.code).toBe(200);
      expect(entered.data.user_id).not.toBe(victim.personId);
    });

    test("8. with the secret of a visitor, put into the victim's browser beforehand", async () => {
      const [thief, owner, email] = [stranger(), stranger(), newEmail()];
      await thief.ask(getUser);
      owner.headers["x-visitor"] = thief.headers["x-visitor"];
      const { user_id } = await signUp(app(), owner, email);
      // What the secret opened is the owner's now, and it opens nothing.
      expect((await thief.ask(getUser)).code).toBe(4001);
      const wallet = await signInBy(thief, { type: 1, ...(await signChallenge(thief, createWallet())) });
      expect(wallet.data.user_id).not.toBe(user_id);
      // Of two who join with one secret at once, by different ways, no two become the same person.
      for (let round = 0; round < 4; round += 1) {
        const [planted, left, right] = [stranger(), stranger(), stranger()];
        await planted.ask(getUser);
        providers.x.set({ id: newNumber(), username: "attacker" });
        for (const one of [left, right]) one.headers["x-visitor"] = planted.headers["x-visitor"];
        const requests = [
          { type: 1, ...(await signChallenge(left, createWallet())) },
          { type: 2, access_token: ticketOf(await walkTo(right, "x")), third_name: "x" },
        ];
        const both = await Promise.all([left, right].map((one, at) => signInBy(one, requests[at]!)));
        const ids = both.filter(({ code }) => code === 200).map(({ data }) => data.user_id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });

    test("9. by sending a wallet's signature again", async () => {
      const signed = { type: 1, ...(await signChallenge(victim.browser, victim.wallet)) };
      expect(await enter(stranger(), signed)).toBe(200);
      await victim.browser.ask(contract.endSessions);
      expect(await enter(stranger(), signed)).toBe(2002);
      expect((await attacker.browser.ask(contract.addIdentity, { kind: "evm", wallet: signed, proof: await proofOf(attacker.browser) })).code).toBe(2002);
    });

    test("10. by signing for the victim's wallet with another", async () => {
      const { wallet_address } = await signChallenge(attacker.browser, victim.wallet);
      const { timestamp, message } = (await attacker.browser.ask(accounts.walletChallenge, { wallet_address })).data;
      const signature = await attacker.wallet.signMessage({ message });
      expect(await enter(stranger(), { type: 1, wallet_address, signature, timestamp })).toBe(2002);
      const own = await signChallenge(attacker.browser, attacker.wallet);
      expect(await enter(stranger(), { type: 1, ...own, wallet_address })).toBe(2002);
    });

    test("11. with a ticket that was made for the victim's browser, and by leading the victim along one's own way back", async () => {
      providers.google.set({ sub: victim.number });
      const owner = stranger();
      const access_token = ticketOf(await walkTo(owner, "google"));
      const thief = stranger();
      await walkTo(thief, "x");
      expect(await enter(thief, { type: 2, access_token, third_name: "google" })).toBe(2002);
      expect(await enter(attacker.browser, { type: 2, access_token, third_name: "google" })).toBe(2002);
      // The attacker's way back in the owner's browser, so that they go on in the attacker's account.
      providers.google.set({ sub: newNumber() });
      const back = await leaveFor(attacker.browser, "google");
      expect((await owner.open(back.pathname + back.search)).headers.get("location")).toBe("/#error=access_denied");
      const theirs = ticketOf(await walkTo(attacker.browser, "google"));
      expect(await enter(owner, { type: 2, access_token: theirs, third_name: "google" })).toBe(2002);
    });

    test("12. with a ticket that was used", async () => {
      providers.google.set({ sub: victim.number });
      const owner = stranger();
      const ticket = { type: 2, access_token: ticketOf(await walkTo(owner, "google")), third_name: "google" };
      expect(await enter(owner, ticket)).toBe(200);
      await victim.browser.ask(contract.endSessions);
      expect(await enter(owner, ticket)).toBe(2002);
    });

    test("13. with a passkey of one's own under the victim's name, or the victim's with another's hand", async () => {
      const own = createAuthenticator();
      const made = (await attacker.browser.ask(contract.startPasskey)).data;
      await attacker.browser.ask(contract.addPasskey, { id: made.id, response: own.make(made.options) });
      const ask = async () => (await stranger().ask(contract.startPasskeyLogin)).data;
      const [theirs] = victim.authenticator.keys;
      const tries = [
        (answer: Record<string, unknown>) => ({ ...answer, id: theirs!.id, rawId: theirs!.id }),
        (answer: Record<string, unknown>) => ({ ...answer, response: { ...(answer.response as object), userHandle: theirs!.userHandle } }),
      ];
      for (const change of tries) {
        const { id, options } = await ask();
        expect((await stranger().ask(contract.passkeyLogin, { id, response: change(own.answer(options)) })).code).toBe(2002);
      }
      // A key made for the victim, from what the victim began.
      const begun = (
        await victim.browser.ask(contract.startPasskey, { proof: { password: await sealPassword(victim.browser, "proof.password", goodPassword) } })
      ).data;
      expect((await attacker.browser.ask(contract.addPasskey, { id: begun.id, response: own.make(begun.options) })).code).toBe(2002);
      expect((await attacker.browser.ask(contract.removePasskey, { id: theirs!.id, proof: await proofOf(attacker.browser) })).code).toBe(9003);
    });

    test("14. by ending the victim's session by its id", async () => {
      const [session] = (await victim.browser.ask(contract.listSessions)).data.sessions;
      expect((await attacker.browser.ask(contract.endSessions, { id: session!.id })).code).toBe(9003);
      expect((await attacker.browser.ask(contract.endSessions)).data.count).toBe(0);
      const thief = stranger();
      thief.signIn(session!.id);
      expect((await thief.ask(getUser)).code).toBe(4001);
    });

    test("15. by adding what is the victim's to one's own account", async () => {
      const add = async (more: Record<string, unknown>) =>
        (await attacker.browser.ask(contract.addIdentity, { ...more, proof: await proofOf(attacker.browser) })).code;
      await attacker.browser.ask(contract.sendIdentityCode, { address: victim.email });
      expect(await add({ kind: "email", address: victim.email, verifyCode: "000000" })).toBe(2006);
      // Even with everything that shows them to be one's own, they stay where they are.
      expect(await add({ kind: "email", address: victim.email, verifyCode: await readCode(app().kernel, victim.email) })).toBe(2005);
      expect(await add({ kind: "evm", wallet: await signChallenge(attacker.browser, victim.wallet) })).toBe(2011);
      providers.google.set({ sub: victim.number });
      expect(await add({ kind: "google", access_token: ticketOf(await walkTo(attacker.browser, "google")) })).toBe(2011);
    });

    test("16. at the victim's own open page: without a proof nothing is added or taken away", async () => {
      const { browser } = victim;
      const wallet = await signChallenge(browser, attacker.wallet);
      expect((await browser.ask(contract.addIdentity, { kind: "evm", wallet, proof: {} })).code).toBe(1001);
      for (const kind of ["email", "google", "evm"]) expect((await browser.ask(contract.removeIdentity, { kind, proof: {} })).code).toBe(1001);
      expect((await browser.ask(contract.removeIdentity, { kind: "email", proof: { wallet } })).code).toBe(2002);
      expect((await browser.ask(contract.startPasskey)).code).toBe(1001);
      expect((await browser.ask(contract.removePasskey, { id: victim.authenticator.keys[0]!.id })).code).toBe(1001);
    });

    test("17. with a code that proves another account", async () => {
      const [other, email] = [stranger(), newEmail()];
      await signUp(app(), other, email);
      await other.ask(contract.sendProofCode, { kind: "email" });
      const code = await readCode(app().kernel, email);
      expect((await victim.browser.ask(contract.removeIdentity, { kind: "google", proof: { code } })).code).toBe(2006);
      // Nor does a code that was sent to the victim's address for something else.
      await other.ask(contract.sendIdentityCode, { address: victim.email });
      const bound = await readCode(app().kernel, victim.email);
      expect((await victim.browser.ask(contract.removeIdentity, { kind: "google", proof: { code: bound } })).code).toBe(2006);
    });

    test("18. with a Google account that has proven the victim's address", async () => {
      providers.google.set({ sub: newNumber(), email: victim.email, email_verified: true });
      const entered = await enterFrom(stranger(), "google");
      expect(entered.data.user_id).not.toBe(victim.personId);
      providers.google.set({ sub: victim.email, email: victim.email, email_verified: true });
      expect((await enterFrom(stranger(), "google")).data.user_id).not.toBe(victim.personId);
    });

    test("19. from another site, by cookies alone", async () => {
      const cookies = [...victim.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      expect(cookies).not.toBe("");
      const send = async (call: Call, type: string, body: string) => {
        const headers = { cookie: cookies, "content-type": type, origin: "https://evil.example" };
        const request = new Request(`http://localhost:3000${call.path}`, { method: call.method, headers, ...(call.method === "POST" && { body }) });
        return (await (await app().fetch(request)).json()) as { code: number };
      };
      const calls = [contract.endSessions, contract.removeIdentity, contract.addIdentity, accounts.loginOut, accounts.modifyPassword, contract.startPasskey];
      for (const call of calls)
        for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json"])
          expect((await send(call, type, JSON.stringify({ kind: "email", proof: {} }))).code).not.toBe(200);
    });

    test("20. by a host of one's own in the head of a request", async () => {
      const poisoned = { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example", "x-forwarded-proto": "http" };
      const browser = stranger();
      Object.assign(browser.headers, poisoned);
      const { message } = (await browser.ask(accounts.walletChallenge, { wallet_address: victim.wallet.address })).data;
      expect(message).toMatch(/^localhost:3000 wants you to sign in/);
      const { options } = (await browser.ask(contract.startPasskeyLogin)).data;
      expect(options.rpId).toBe("localhost");
      const human = await solveHumanCheck(browser, "reset");
      await browser.ask(accounts.sendEmailCode4ResetPassword, { email: victim.email, "g-recaptcha-response": human });
      expect(JSON.stringify(await readLetters(app().kernel, victim.email))).not.toContain("evil.example");
      const started = await browser.open("/api/oauth/google/start", poisoned);
      expect(started.headers.get("location")).not.toContain("evil.example");
    });
  },
  async () => providers.settings,
  { now: () => Date.now() + clock.aheadMs },
);
