import { randomInt } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { mobileLogin, sendMobileCode } from "../../../shared/contract/accounts.ts";
import * as contract from "../../../shared/contract/credentials.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { createAuthenticator } from "../../testing/authenticator.ts";
import { type Browser, createBrowser, createMember, createWallet, enterFrom, signChallenge, signInBy, ticketOf, walkTo } from "../../testing/browser.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { startProviders } from "../../testing/providers.ts";
import { readCode, readLetters } from "../../testing/read-letters.ts";
import { sealPassword } from "../../testing/seal-password.ts";
import { goodPassword, newEmail, signInWith, signUp } from "../../testing/sign-up.ts";

const minuteMs = 60_000;
const clock = { aheadMs: 0 };
const providers = await startProviders();
afterAll(() => providers.close());
const newPhone = (): string => `+86138${String(randomInt(1e8)).padStart(8, "0")}`;
const newNumber = (): string => String(randomInt(1e12));

describeServer(
  "identities",
  (app) => {
    const createMailed = async () => {
      const [browser, email] = [createBrowser(app()), newEmail()];
      const { user_id } = await signUp(app(), browser, email);
      return { browser, email, personId: user_id };
    };
    const byWallet = async ({ browser, wallet }: { browser: Browser; wallet: ReturnType<typeof createWallet> }) => ({
      wallet: await signChallenge(browser, wallet),
    });
    const byPassword = async (browser: Browser, password = goodPassword) => ({ password: await sealPassword(browser, "proof.password", password) });
    const byCode = async (browser: Browser, email: string) => {
      expect((await browser.ask(contract.sendProofCode, { kind: "email" })).code).toBe(200);
      return { code: await readCode(app().kernel, email) };
    };
    /** With a code that was sent there. */
    const addAddress = async (browser: Browser, kind: "email" | "phone", address: string, proof: Record<string, unknown>) => {
      expect((await browser.ask(contract.sendIdentityCode, { address })).code).toBe(200);
      const verifyCode = await readCode(app().kernel, address);
      return browser.ask(contract.addIdentity, { kind, address, verifyCode, proof });
    };
    const addPasskey = async (browser: Browser, proof?: Record<string, unknown>) => {
      const authenticator = createAuthenticator();
      const { data, code } = await browser.ask(contract.startPasskey, { proof });
      if (code !== 200) return { code, authenticator };
      return { code: (await browser.ask(contract.addPasskey, { id: data.id, response: authenticator.make(data.options) })).code, authenticator };
    };
    const byPasskey = async (browser: Browser, authenticator: ReturnType<typeof createAuthenticator>) => {
      const { id, options } = (await browser.ask(contract.startPasskeyLogin)).data;
      return { passkey: { id, response: authenticator.answer(options) } };
    };
    const kindsOf = async (browser: Browser) => (await browser.ask(contract.listIdentities)).data.identities.map(({ kind }) => kind);
    const kindsTold = async (to: string) => (await readLetters(app().kernel, to)).map(({ kind, values }) => `${kind} ${values?.way ?? ""}`.trim());

    test("a wallet's account takes up an address, a phone, Google and X, each shown to be one's own, and each opens it", async () => {
      const member = await createMember(app());
      const { browser, personId } = member;
      const [email, phone, number] = [newEmail(), newPhone(), newNumber()];
      providers.google.set({ sub: number });
      providers.x.set({ id: number, username: "someone" });
      const written = email.replace("example", "Example");
      expect((await browser.ask(contract.sendIdentityCode, { address: written })).code).toBe(200);
      const verifyCode = await readCode(app().kernel, email);
      expect((await browser.ask(contract.addIdentity, { kind: "email", address: written, verifyCode, proof: await byWallet(member) })).code).toBe(200);
      expect((await addAddress(browser, "phone", phone, await byWallet(member))).code).toBe(200);
      for (const kind of ["google", "x"] as const) {
        const access_token = ticketOf(await walkTo(browser, kind));
        expect((await browser.ask(contract.addIdentity, { kind, access_token, proof: await byWallet(member) })).code).toBe(200);
        expect((await enterFrom(createBrowser(app()), kind)).data.user_id).toBe(personId);
      }
      const { identities, hasPassword } = (await browser.ask(contract.listIdentities)).data;
      expect(identities.map(({ kind, shown }) => [kind, shown])).toEqual([
        ["evm", member.wallet.address],
        ["email", written],
        ["phone", phone],
        ["google", "Google"],
        ["x", "@someone"],
      ]);
      expect(hasPassword).toBe(false);
      const other = app().visitor();
      clock.aheadMs += 2 * minuteMs;
      expect((await other.ask(sendMobileCode, { mobile: phone })).code).toBe(200);
      expect((await other.ask(mobileLogin, { mobile: phone, verify_code: await readCode(app().kernel, phone) })).data.user_id).toBe(personId);
    });

    test("check 18: nothing is added or taken away without a proof, and having signed in just now is none", async () => {
      const { browser, email } = await createMailed();
      const refused = { code: 1001, data: { fields: { proof: "required" } } };
      const wallet = await signChallenge(browser, createWallet());
      expect(await browser.ask(contract.addIdentity, { kind: "evm", wallet, proof: {} })).toMatchObject(refused);
      expect(await browser.ask(contract.removeIdentity, { kind: "email", proof: {} })).toMatchObject(refused);
      expect((await browser.ask(contract.addIdentity, { kind: "evm", wallet })).code).toBe(1001);
      expect(await kindsOf(browser)).toEqual(["email"]);
      expect(await kindsTold(email)).toEqual(["code.register"]);
    });

    test("check 18: a password, a code to an own address, a wallet's signature and a passkey each prove it, once", async () => {
      const { browser, email } = await createMailed();
      const wallet = createWallet();
      const add = async (proof: Record<string, unknown>) =>
        (await browser.ask(contract.addIdentity, { kind: "evm", wallet: await signChallenge(browser, wallet), proof })).code;
      const password = await byPassword(browser);
      expect([await add(password), await add(password)]).toEqual([200, 1001]);
      const code = await byCode(browser, email);
      expect([await add(code), await add(code)]).toEqual([200, 2006]);
      const signed = { wallet: await signChallenge(browser, wallet) };
      expect([await add(signed), await add(signed)]).toEqual([200, 2002]);
      const { authenticator } = await addPasskey(browser);
      const passkey = await byPasskey(browser, authenticator);
      expect([await add(passkey), await add(passkey)]).toEqual([200, 2002]);
    });

    test("check 18: a wrong, a late and another's proof are none", async () => {
      const [one, other] = [await createMailed(), await createMailed()];
      const theirs = await createMember(app());
      const add = async (proof: Record<string, unknown>) =>
        (await one.browser.ask(contract.addIdentity, { kind: "evm", wallet: await signChallenge(one.browser, createWallet()), proof })).code;
      expect(await add(await byPassword(one.browser, "another one"))).toBe(2002);
      expect(await add({ password: await sealPassword(one.browser, "userLogin.password", goodPassword) })).toBe(1001);
      expect(await add({ password: goodPassword })).toBe(1001);
      expect(await add({ code: "000000" })).toBe(2006);
      expect(await add(await byCode(other.browser, other.email))).toBe(2006);
      expect(await add({ wallet: await signChallenge(one.browser, theirs.wallet) })).toBe(2002);
      expect(await add({ wallet: await signChallenge(one.browser, createWallet()) })).toBe(2002);
      const { authenticator } = await addPasskey(other.browser);
      expect(await add(await byPasskey(one.browser, authenticator))).toBe(2002);
      const late = await byCode(one.browser, one.email);
      clock.aheadMs += 10 * minuteMs + 1000;
      expect(await add(late)).toBe(2006);
      expect(await kindsOf(one.browser)).toEqual(["email"]);
    });

    test("what is somebody else's is refused by name to whoever shows it to be theirs, and stays where it is", async () => {
      const [one, other] = [await createMember(app()), await createMailed()];
      const add = async (more: Record<string, unknown>) => (await one.browser.ask(contract.addIdentity, { ...more, proof: await byWallet(one) })).code;
      expect((await addAddress(one.browser, "email", other.email, await byWallet(one))).code).toBe(2005);
      const phone = newPhone();
      expect((await addAddress(other.browser, "phone", phone, await byPassword(other.browser))).code).toBe(200);
      clock.aheadMs += 2 * minuteMs;
      expect((await addAddress(one.browser, "phone", phone, await byWallet(one))).code).toBe(2103);
      const third = await createMember(app());
      expect(await add({ kind: "evm", wallet: await signChallenge(one.browser, third.wallet) })).toBe(2011);
      providers.google.set({ sub: newNumber() });
      await enterFrom(createBrowser(app()), "google");
      expect(await add({ kind: "google", access_token: ticketOf(await walkTo(one.browser, "google")) })).toBe(2011);
      expect(await kindsOf(one.browser)).toEqual(["evm"]);
      expect(await kindsOf(other.browser)).toEqual(["email", "phone"]);
      // Nor does the wallet that was to give place.
      expect((await signInBy(createBrowser(app()), { type: 1, ...(await signChallenge(one.browser, one.wallet)) })).data.user_id).toBe(one.personId);
    });

    test("what is to be added has to be there, of its kind, and right", async () => {
      const member = await createMember(app());
      const add = async (more: Record<string, unknown>) => (await member.browser.ask(contract.addIdentity, { ...more, proof: await byWallet(member) })).code;
      const email = newEmail();
      await member.browser.ask(contract.sendIdentityCode, { address: email });
      const verifyCode = await readCode(app().kernel, email);
      for (const kind of ["email", "phone", "evm", "google", "x"]) expect(await add({ kind })).toBe(1001);
      expect(await add({ kind: "phone", address: email, verifyCode })).toBe(1001);
      expect(await add({ kind: "email", address: newEmail(), verifyCode })).toBe(2006);
      expect(await add({ kind: "email", address: email, verifyCode: verifyCode === "000000" ? "000001" : "000000" })).toBe(2006);
      expect(await add({ kind: "google", access_token: "guess" })).toBe(2002);
      expect(await add({ kind: "email", address: email, verifyCode })).toBe(200);
      // A code that was sent for one account adds to no other.
      const [thief, address] = [await createMember(app()), newEmail()];
      await member.browser.ask(contract.sendIdentityCode, { address });
      const own = await readCode(app().kernel, address);
      expect((await thief.browser.ask(contract.addIdentity, { kind: "email", address, verifyCode: own, proof: await byWallet(thief) })).code).toBe(2006);
    });

    test("check 18: a new address takes the place of the old one; both are told, and whoever came in by the old one is out", async () => {
      const { browser, email } = await createMailed();
      const elsewhere = createBrowser(app());
      elsewhere.signIn((await signInWith(elsewhere, email)).data.user_token);
      const next = newEmail();
      expect((await addAddress(browser, "email", next, await byPassword(browser))).code).toBe(200);
      expect(await kindsTold(email)).toEqual(["code.register", "notice.added email"]);
      expect(await kindsTold(next)).toEqual(["code.bind", "notice.added email"]);
      expect([(await browser.ask(getUser)).code, (await elsewhere.ask(getUser)).code]).toEqual([200, 4001]);
      expect((await signInWith(app().visitor(), email)).code).toBe(2002);
      expect((await signInWith(app().visitor(), next)).code).toBe(200);
    });

    test("a way in is taken away, the owner is told, and the last one stays", async () => {
      const { browser, email } = await createMailed();
      const wallet = createWallet();
      await browser.ask(contract.addIdentity, { kind: "evm", wallet: await signChallenge(browser, wallet), proof: await byPassword(browser) });
      expect((await browser.ask(contract.removeIdentity, { kind: "google", proof: await byPassword(browser) })).code).toBe(9003);
      expect((await browser.ask(contract.removeIdentity, { kind: "email", proof: await byPassword(browser) })).code).toBe(200);
      expect(await kindsTold(email)).toEqual(["code.register", "notice.added evm", "notice.removed email"]);
      expect((await signInWith(app().visitor(), email)).code).toBe(2002);
      expect((await browser.ask(contract.removeIdentity, { kind: "evm", proof: { wallet: await signChallenge(browser, wallet) } })).code).toBe(2011);
      // A password goes with its address, and does not come back with the next one.
      expect((await browser.ask(contract.listIdentities)).data.hasPassword).toBe(false);
      expect((await addAddress(browser, "email", newEmail(), { wallet: await signChallenge(browser, wallet) })).code).toBe(200);
      expect((await browser.ask(contract.listIdentities)).data.hasPassword).toBe(false);
    });

    test("a passkey alone is a way in", async () => {
      const member = await createMember(app());
      const { authenticator } = await addPasskey(member.browser);
      expect((await member.browser.ask(contract.removeIdentity, { kind: "evm", proof: await byPasskey(member.browser, authenticator) })).code).toBe(200);
      expect((await member.browser.ask(contract.removePasskey, { id: authenticator.keys[0]!.id })).code).toBe(2011);
      const browser = createBrowser(app());
      expect(await browser.ask(contract.passkeyLogin, (await byPasskey(browser, authenticator)).passkey)).toMatchObject({
        code: 200,
        data: { user_id: member.personId, account: "", session: 3 },
      });
    });

    test("of two that are taken away at once one stays", async () => {
      for (let round = 0; round < 3; round += 1) {
        const { browser, email } = await createMailed();
        const wallet = createWallet();
        await browser.ask(contract.addIdentity, { kind: "evm", wallet: await signChallenge(browser, wallet), proof: await byPassword(browser) });
        const proofs = [{ wallet: await signChallenge(browser, wallet) }, await byCode(browser, email)];
        const codes = await Promise.all(
          (["email", "evm"] as const).map(async (kind, at) => (await browser.ask(contract.removeIdentity, { kind, proof: proofs[at] })).code),
        );
        expect(codes.filter((code) => code === 200)).toHaveLength(1);
        expect(await kindsOf(browser)).toHaveLength(1);
      }
    });

    test("whoever has Google alone proves it by signing in again", async () => {
      providers.google.set({ sub: newNumber() });
      const browser = createBrowser(app());
      await enterFrom(browser, "google");
      clock.aheadMs += 10 * minuteMs + 1000;
      const email = newEmail();
      expect((await addAddress(browser, "email", email, {})).code).toBe(1001);
      await enterFrom(browser, "google");
      clock.aheadMs += 2 * minuteMs;
      expect((await addAddress(browser, "email", email, {})).code).toBe(200);
      // From now on there is something to prove with.
      expect((await browser.ask(contract.removeIdentity, { kind: "google", proof: {} })).code).toBe(1001);
    });

    test("ten minutes after signing in a passkey is added and taken away with a proof only, and the owner is told", async () => {
      const { browser, email } = await createMailed();
      expect((await addPasskey(browser)).code).toBe(200);
      clock.aheadMs += 10 * minuteMs + 1000;
      expect((await addPasskey(browser)).code).toBe(1001);
      const { code, authenticator } = await addPasskey(browser, await byPassword(browser));
      expect(code).toBe(200);
      const { id } = authenticator.keys[0]!;
      expect((await browser.ask(contract.removePasskey, { id })).code).toBe(1001);
      expect((await browser.ask(contract.removePasskey, { id, proof: await byPassword(browser) })).code).toBe(200);
      expect(await kindsTold(email)).toEqual(["code.register", "notice.added passkey", "notice.added passkey", "notice.removed passkey"]);
    });

    test("check 58: what was done is written down without naming anybody", async () => {
      const { browser, email, personId } = await createMailed();
      const before = (await app().kernel.database.run("select kind from auth_events", [])).length;
      await addAddress(browser, "email", newEmail(), await byPassword(browser));
      const rows = (await app().kernel.database.run("select * from auth_events order by at", [])) as { kind: string }[];
      expect(
        rows
          .slice(before)
          .map(({ kind }) => kind)
          .toSorted(),
      ).toEqual(["added", "proof"]);
      expect(JSON.stringify(rows)).not.toContain(personId);
      expect(JSON.stringify(rows)).not.toContain(email);
    });

    test("codes for new addresses are five an hour without a human check", async () => {
      const { browser } = await createMember(app());
      const codes: number[] = [];
      for (let at = 0; at < 6; at += 1) codes.push((await browser.ask(contract.sendIdentityCode, { address: newEmail() })).code);
      expect(codes).toEqual([200, 200, 200, 200, 200, 2004]);
    });
  },
  async () => providers.settings,
  { now: () => Date.now() + clock.aheadMs },
);
