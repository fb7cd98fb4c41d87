import type { Page } from "playwright-core";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import {
  dialogOf,
  goodPassword,
  goToCode,
  newEmail,
  openSignIn,
  passOffer,
  readCode,
  signInWith,
  signOut,
  signUp,
  submitOf,
  waitSignedIn,
} from "./steps/account.ts";
import { ask, input, openTopic } from "./steps/chat.ts";
import { findPort } from "./steps/find-port.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";

const said = (person: Person, words: string) => dialogOf(person.page).getByRole("alert").filter({ hasText: words }).first().waitFor();
const way = ({ page }: Person, name: string) => dialogOf(page).locator(".ways button", { hasText: name });

/** A wallet in the page, as EIP-6963 has it, over a real key. */
const putWallet = async (page: Page, { rdns, name, refuses = false }: { rdns: string; name: string; refuses?: boolean }) => {
  const account = privateKeyToAccount(generatePrivateKey());
  await page.exposeFunction("walletSigns", (raw: `0x${string}`) => account.signMessage({ message: { raw } }));
  await page.addInitScript(
    `const provider = { request: async ({ method, params }) => {
       if (method === "eth_requestAccounts") return ["${account.address}"];
       if (${refuses}) throw Object.assign(new Error("User rejected the request."), { code: 4001 });
       return walletSigns(params[0]);
     } };
     const announce = () => dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info: { uuid: "u1", name: "${name}", rdns: "${rdns}", icon: "" }, provider } }));
     addEventListener("eip6963:requestProvider", announce);
     announce();`,
  );
  return account.address;
};

describe("by a wallet", () => {
  const house = openHouse(quickly);

  test("one that is here signs the welcome, and its account goes by its address", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    const address = await putWallet(page, { rdns: "io.metamask", name: "MetaMask" });
    await openSignIn(person);
    await way(person, "MetaMask").locator("small", { hasText: words.signIn.installed }).waitFor();
    await way(person, "MetaMask").click();
    await waitSignedIn(person);
    const kept = await page.evaluate<Record<string, string>>("({ ...localStorage })");
    expect([kept.address?.toLowerCase(), kept.userEmail]).toEqual([address.toLowerCase(), undefined]);
    await passOffer(person);
    await page.getByRole("button", { name: words.account.menu, exact: true }).click();
    await page.locator(".account-menu .who", { hasText: `${address.slice(0, 4)}…` }).waitFor();
    expect(await page.getByRole("menuitem", { name: words.account.rows.changePassword, exact: true }).count()).toBe(0);
  });

  test("a no is taken as one, a wallet that is not here is said to be missing, others that are here stand below", async () => {
    const person = await house.visit({ locale: "en", isCalm: true });
    const { page, words } = person;
    await putWallet(page, { rdns: "me.rainbow", name: "Rainbow", refuses: true });
    await openSignIn(person);
    await way(person, "Rainbow").click();
    await said(person, words.signIn.cancleSign);
    await way(person, "TokenPocket").click();
    await said(person, words.signIn.notInstallMetamask("TokenPocket"));
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  });

  test("where there is none at all, that is said", async () => {
    const person = await house.visit({ isCalm: true });
    await openSignIn(person);
    await way(person, "Bitget").click();
    await said(person, person.words.signIn.noProvider);
  });
});

describe("by a passkey", () => {
  const house = openHouse(async () => ({ ...quickly, PORT: String(await findPort()) }));

  test("one is offered after signing up, kept, and opens the account the next time", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, context, words } = person;
    // Passkeys belong to names, not to numbers.
    person.url = person.url.replace("127.0.0.1", "localhost");
    const cdp = await context.newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await openSignIn(person);
    const email = newEmail();
    await goToCode(person, email);
    await dialogOf(page)
      .locator(".squares input")
      .fill(await readCode(person, email));
    await submitOf(page).click();
    await page.getByRole("button", { name: words.signIn.after.add, exact: true }).click();
    await page.getByText(words.signIn.after.added).waitFor();
    await signOut(person);
    await page.getByRole("button", { name: words.app.signIn, exact: true }).click();
    // Offered under the field as well: whichever is first opens the account.
    await eventually(async () => {
      const button = dialogOf(page).getByRole("button", { name: words.signIn.passkey, exact: true });
      if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined);
      return page.evaluate<boolean>("localStorage.getItem('token') !== null");
    }).toBe(true);
    expect(await page.evaluate("localStorage.getItem('userEmail')")).toBe(email);
  });
});

describe("what a visitor has", () => {
  const house = openHouse(quickly);

  test("is not brought into another account unasked; where it is ticked, it comes, once", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    const email = await signUp(person);
    await signOut(person);
    await openTopic(person, "tarot");
    await ask(person, "该不该换工作？");
    const enter = async () => {
      await openSignIn(person);
      await signInWith(person, email, goodPassword);
      await waitSignedIn(person);
      const box = dialogOf(page).getByRole("checkbox");
      await box.waitFor();
      expect(await box.isChecked()).toBe(false);
      return box;
    };
    await enter();
    await dialogOf(page).getByRole("button", { name: words.signIn.after.leave, exact: true }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    await page.goto(person.url + paths.history());
    await eventually(() => page.locator(".history .chat-row").count()).toBe(0);
    await page.goto(person.url + paths.topic("tarot", "zh"));
    await signOut(person);
    await page.goto(person.url + paths.history());
    await page.locator(".history .chat-row").first().waitFor();
    await (await enter()).check();
    await dialogOf(page).getByRole("button", { name: words.signIn.after.bringNow, exact: true }).click();
    await page.getByText(words.signIn.after.brought).waitFor();
    await page.goto(person.url + paths.history());
    await page.locator(".history .chat-row").first().waitFor();
  });

  test("a running chat is the account's after signing up, without a reload", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "该不该换工作？");
    await page.getByRole("button", { name: words.app.signIn, exact: true }).click();
    const email = newEmail();
    await goToCode(person, email);
    await dialogOf(page)
      .locator(".squares input")
      .fill(await readCode(person, email));
    await submitOf(page).click();
    await passOffer(person);
    await page.locator(".me", { hasText: "该不该换工作？" }).waitFor();
    await ask(person, "那再等半年呢？");
    await page.reload();
    await page.locator(".me", { hasText: "那再等半年呢？" }).waitFor();
  });
});

describe("coming back from Google or X", () => {
  const house = openHouse(quickly);
  const reply = { code: 200, msg: "", data: { user_token: "t", account: "g@example.com", session: 4, user_id: "p-google" } };

  test.each([
    ["/#access_token=T1", "google", "T1"],
    ["/#/?state=state&code=T2", "twitter", "T2"],
    ["/index?state=state&code=T2", "twitter", "T2"],
  ])("%s is sent as a ticket, and leaves no trace in the address", async (address, third_name, ticket) => {
    const person = await house.visit({ isCalm: true });
    const { page, url } = person;
    let sent: unknown;
    await page.route("**/api/userLogin", async (route) => {
      sent = route.request().postDataJSON();
      await route.fulfill({ json: reply });
    });
    await page.goto(url + address);
    await eventually(() => sent).toMatchObject({ type: 2, access_token: ticket, third_name });
    await eventually(() => page.url()).not.toContain(ticket);
    expect(await page.evaluate("JSON.stringify(history.state)")).not.toContain(ticket);
  });

  test.each(["/#error=access_denied", "/?error=access_denied&state=state"])("%s says that it did not work, and the other ways stand open", async (address) => {
    const person = await house.visit({ isCalm: true });
    await person.page.goto(person.url + address);
    await said(person, person.words.signIn.loginFailed);
    await dialogOf(person.page).locator("input[name=email]").waitFor();
    expect(person.page.url()).not.toContain("access_denied");
  });
});

describe("what asks a visitor to sign in", () => {
  const house = openHouse(quickly);
  const visitor = { isCalm: true, isAsked: true } as const;
  const reason = ({ page }: Person) => dialogOf(page).locator(".banner.is-calm");

  test("every eighth visit, and no reload", async () => {
    const person = await house.visit(visitor);
    const { context, url, words } = person;
    await context.addCookies([{ name: "visits", value: "6", url }]);
    const seventh = await context.newPage();
    await seventh.goto(`${url}/index`);
    await eventually(() => seventh.evaluate<string>("document.cookie")).toContain("visits=7");
    await seventh.reload();
    await openTopic({ ...person, page: seventh }, "tarot");
    expect(await seventh.evaluate("document.cookie")).toContain("visits=7");
    expect(await seventh.getByRole("dialog").count()).toBe(0);
    const eighth = await context.newPage();
    await eighth.goto(`${url}/index`);
    await reason({ ...person, page: eighth })
      .getByText(words.signIn.reasons.visit)
      .waitFor();
  });

  test("the last free Plus use, once its answer stands; one can go on in Basic", async () => {
    const person = await house.visit(visitor);
    const { page, words } = person;
    await openTopic(person, "tarot");
    for (const question of ["该不该换工作？", "那再等半年呢？", "他会同意吗？"]) await ask(person, question);
    await reason(person)
      .getByRole("button", { name: words.signIn.reasons.zero(3, 5).link, exact: true })
      .click();
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await page.evaluate("localStorage.getItem('userModel')")).toBe("3.5");
    await page.locator(".top .seg label.plus").click();
    await reason(person).waitFor();
    expect(await page.evaluate("localStorage.getItem('userModel')")).toBe("3.5");
  });

  test("a second chat, once", async () => {
    const person = await house.visit(visitor);
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "该不该换工作？");
    await page.getByRole("tab", { name: words.app.chats, exact: true }).click();
    await page.locator(".hist-line").first().waitFor();
    const begin = () => page.getByRole("link", { name: words.app.newChat, exact: true }).filter({ visible: true }).first().click();
    await begin();
    await reason(person).getByRole("button", { name: words.signIn.reasons.newChat.link, exact: true }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    await input(page).fill("他会回来吗？");
    await begin();
    await page.locator(".opening .starters li").first().waitFor();
    expect(await dialogOf(page).count()).toBe(0);
  });
});
