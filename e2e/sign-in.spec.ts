import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import {
  dialogOf,
  goodPassword,
  goToCode,
  newEmail,
  newMobile,
  openSignIn,
  passHumanCheck,
  passOffer,
  readCode,
  signInWith,
  signOut,
  signUp,
  submitOf,
  waitSignedIn,
} from "./steps/account.ts";
import { listBarriers } from "./steps/axe.ts";
import { ask, input, openTopic, waitStill } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";

const said = (person: Person, words: string) => dialogOf(person.page).getByRole("alert").filter({ hasText: words }).first().waitFor();
const field = ({ page }: Person, name: string) => dialogOf(page).locator(`input[name=${name}]`);

describe("by an address and a password", () => {
  const house = openHouse(quickly);

  test("signing up says what is wrong at its field, keeps what stands in the page, and is signed in", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    const email = newEmail();
    await openTopic(person, "tarot");
    await input(page).fill("写到一半的话");
    await eventually(() => page.evaluate<string | null>("localStorage.getItem('drafts')")).toContain("写到一半");
    await page.getByRole("button", { name: words.app.signIn, exact: true }).click();
    await dialogOf(page).getByRole("button", { name: words.signIn.signUp, exact: true }).click();
    await submitOf(page).click();
    await said(person, words.signIn.enterEmail);
    await said(person, words.signIn.enterPassword);
    await said(person, words.signIn.enterAgain);
    await field(person, "email").fill("xiaotang@example");
    await field(person, "email").blur();
    await said(person, words.signIn.sureEmail);
    await field(person, "new-password").fill("12345");
    await field(person, "again").fill("1234");
    await field(person, "again").blur();
    await said(person, words.signIn.passwordLength(1));
    await said(person, words.signIn.passwordNosame);
    await field(person, "email").fill(email);
    await field(person, "new-password").fill(goodPassword);
    await field(person, "again").fill(goodPassword);
    await submitOf(page).click();
    await passHumanCheck(person);
    await field(person, "code").fill("000000");
    await submitOf(page).click();
    await said(person, words.signIn.wrongCode);
    await field(person, "code").fill(await readCode(person, email));
    await submitOf(page).dblclick();
    await waitSignedIn(person);
    await passOffer(person);
    expect(await input(page).inputValue()).toBe("写到一半的话");
    const kept = await page.evaluate<Record<string, string>>("({ ...localStorage })");
    expect([kept.userEmail, kept.address]).toEqual([email, undefined]);
    expect(page.url()).not.toContain("dialog");
    await page.reload();
    await page.getByRole("button", { name: words.account.menu, exact: true }).waitFor();
  });

  test("an account is left, and entered again; a wrong password is said at its field, and a visitor has another secret", async () => {
    const person = await house.visit({ locale: "en", isCalm: true });
    const { page, words } = person;
    const email = await signUp(person);
    const secret = await page.evaluate<string>("localStorage.getItem('visitor')");
    await signOut(person);
    expect(await page.evaluate("['token', 'userEmail', 'address'].map((key) => localStorage.getItem(key))")).toEqual([null, null, null]);
    await openSignIn(person);
    await signInWith(person, email, "wrong-pear-9");
    await said(person, words.signIn.IncorrectLogin);
    await signInWith(person, "nobody-knows@example.com", goodPassword);
    await said(person, words.signIn.IncorrectLogin);
    await signInWith(person, email, goodPassword);
    await waitSignedIn(person);
    await dialogOf(page).waitFor({ state: "detached" });
    expect(secret).toBeTruthy();
  });

  test("after five misses a human check comes before the sixth try, and the right password then opens", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    const email = await signUp(person);
    await signOut(person);
    await openSignIn(person);
    for (let miss = 0; miss < 8 && (await dialogOf(page).locator(".human").count()) === 0; miss += 1) {
      await signInWith(person, email, `wrong-pear-${miss}`);
      await dialogOf(page).locator("form button[type=submit][aria-busy=false]").waitFor();
    }
    await said(person, words.signIn.humanBefore);
    await dialogOf(page).locator(".human").click();
    await dialogOf(page).locator(".human.is-done").waitFor();
    await signInWith(person, email, goodPassword);
    await waitSignedIn(person);
  });

  test("an address that has an account is told so by whoever has its code, and signs in", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    await page.route("**/api/register", (route) => route.fulfill({ json: { code: 2005, data: null, msg: "" } }));
    await openSignIn(person);
    await goToCode(person, newEmail());
    await field(person, "code").fill("123456");
    await submitOf(page).click();
    await said(person, words.signIn.emailTaken);
    await field(person, "new-password").waitFor();
  });

  test("2004 leads back to the check with its words, 2009 and 2102 to their places", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    await openSignIn(person);
    let code = 2004;
    await page.route("**/api/sendEmailCode", (route) => route.fulfill({ json: { code, data: null, msg: "" } }));
    await dialogOf(page).getByRole("button", { name: words.signIn.signUp, exact: true }).click();
    await field(person, "email").fill(newEmail());
    await field(person, "new-password").fill(goodPassword);
    await field(person, "again").fill(goodPassword);
    await submitOf(page).click();
    await dialogOf(page).locator(".human").click();
    await dialogOf(page).locator(".human.is-done").waitFor();
    await submitOf(page).click();
    await said(person, words.signIn.humanAgain);
    code = 200;
    await passHumanCheck(person);
    code = 2009;
    await page.route("**/api/register", (route) => route.fulfill({ json: { code, data: null, msg: "" } }));
    await field(person, "code").fill("123456");
    await submitOf(page).click();
    await said(person, words.signIn.lost);
    code = 2102;
    await submitOf(page).click();
    await dialogOf(page).locator(".human").click();
    await dialogOf(page).locator(".human.is-done").waitFor();
    await submitOf(page).click();
    await field(person, "code").fill("123456");
    await submitOf(page).click();
    await said(person, words.signIn.commonPassword);
  });

  test("a password that is forgotten is set anew, with the code that was sent", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    const email = await signUp(person);
    const first = await readCode(person, email);
    await signOut(person);
    await openSignIn(person);
    await dialogOf(page).getByRole("button", { name: words.signIn.forgotIt, exact: true }).click();
    await field(person, "email").fill(email);
    await submitOf(page).click();
    await passHumanCheck(person);
    await field(person, "code").fill("000000");
    await submitOf(page).click();
    await said(person, words.signIn.wrongCode);
    await field(person, "code").fill(await readCode(person, email, first));
    await submitOf(page).click();
    await field(person, "new-password").fill("plum-tree-8");
    await field(person, "again").fill("plum-tree-8");
    await submitOf(page).click();
    await said(person, words.signIn.ModificationSuccessful);
    expect(await field(person, "email").inputValue()).toBe(email);
    await field(person, "password").fill("plum-tree-8");
    await submitOf(page).click();
    await waitSignedIn(person);
  });
});

describe("by a code on the phone", () => {
  const house = openHouse(quickly);

  test("a new number makes an account; the countdown stands through a reload; a wrong code is said at its field", async () => {
    const person = await house.visit({ device: "phone", isCalm: true });
    const { page, words, url } = person;
    const mobile = newMobile();
    await page.goto(`${url + paths.topic("tarot", "zh")}&dialog=login`);
    const open = async () => {
      await dialogOf(page).getByRole("tab", { name: words.signIn.phone, exact: true }).click();
      await field(person, "phone").fill(mobile);
    };
    await open();
    await field(person, "phone").fill("1380013");
    await dialogOf(page).getByRole("button", { name: words.signIn.getCode, exact: true }).click();
    await said(person, words.signIn.wrongPhoneChina);
    await field(person, "phone").fill(mobile);
    await dialogOf(page).getByRole("button", { name: words.signIn.getCode, exact: true }).click();
    await dialogOf(page).locator(".field-act:disabled").waitFor();
    const code = await readCode(person, `+86${mobile}`);
    await page.reload();
    await open();
    await dialogOf(page).locator(".field-act:disabled").waitFor();
    await field(person, "code").fill("000000");
    await submitOf(page).click();
    await said(person, words.signIn.wrongCode);
    await field(person, "code").fill(code);
    await submitOf(page).click();
    await waitSignedIn(person);
  });

  test("a country is found by name, short form, or number, and chosen by keys", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    await openSignIn(person);
    await dialogOf(page).getByRole("tab", { name: words.signIn.phone, exact: true }).click();
    await dialogOf(page).locator(".field-lead").click();
    const height = async () => (await dialogOf(page).boundingBox())!.height;
    await dialogOf(page).getByRole("option").nth(200).waitFor({ state: "attached" });
    const before = await height();
    await dialogOf(page).getByRole("combobox").fill("德");
    expect(await height()).toBe(before);
    await page.keyboard.press("Enter");
    await dialogOf(page).locator(".field-lead", { hasText: "+49" }).waitFor();
  });
});

describe("the dialog", () => {
  const house = openHouse(quickly);

  test("closes by Escape and by going back, and the page behind is the same", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    await openTopic(person, "tarot");
    const seal = await page.locator(".seal-line:not(.is-waiting)").textContent();
    const button = page.getByRole("button", { name: words.app.signIn, exact: true });
    await button.click();
    await dialogOf(page).waitFor();
    expect(page.url()).toContain("dialog=login");
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    await eventually(() => page.url()).not.toContain("dialog");
    await button.click();
    await dialogOf(page).waitFor();
    await page.goBack();
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await page.locator(".seal-line:not(.is-waiting)").textContent()).toBe(seal);
  });

  test("follows the language another tab switches to, with what was written", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, url, context } = person;
    await page.goto(`${url}/index?dialog=login`);
    await field(person, "email").fill("xiaotang@example.com");
    const other = await context.newPage();
    await other.goto(`${url}/index`);
    await other.evaluate("localStorage.setItem('lang', 'en')");
    await dialogOf(page).getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await field(person, "email").inputValue()).toBe("xiaotang@example.com");
  });

  test("tells password managers what its fields are, and shuts nobody out, in both languages and lights", async () => {
    for (const guest of [
      { locale: "zh", colorScheme: "light", device: "phone" },
      { locale: "en", colorScheme: "dark", device: "desktop" },
    ] as const) {
      const person = await house.visit({ ...guest, isCalm: true });
      const { page, words, url } = person;
      await page.goto(`${url + paths.topic("tarot", guest.locale)}&dialog=login`);
      const autocomplete = (name: string) => field(person, name).getAttribute("autocomplete");
      await field(person, "email").waitFor();
      expect([await autocomplete("email"), await autocomplete("password")]).toEqual(["username webauthn", "current-password"]);
      await waitStill(page);
      const barriers = await listBarriers(page, "sign in");
      await dialogOf(page).getByRole("tab", { name: words.signIn.phone, exact: true }).click();
      expect(await autocomplete("code")).toBe("one-time-code");
      barriers.push(...(await listBarriers(page, "phone")));
      await dialogOf(page).locator(".field-lead").click();
      await dialogOf(page).getByRole("option").nth(9).waitFor();
      barriers.push(...(await listBarriers(page, "country")));
      await dialogOf(page).getByRole("button", { name: words.signIn.back, exact: true }).click();
      await dialogOf(page).getByRole("tab", { name: words.signIn.email, exact: true }).click();
      await dialogOf(page).getByRole("button", { name: words.signIn.signUp, exact: true }).click();
      expect([await autocomplete("new-password"), await autocomplete("again")]).toEqual(["new-password", "new-password"]);
      await submitOf(page).click();
      barriers.push(...(await listBarriers(page, "sign up")));
      await field(person, "email").fill(newEmail());
      await field(person, "new-password").fill(goodPassword);
      await field(person, "again").fill(goodPassword);
      await submitOf(page).click();
      await dialogOf(page).locator(".human").waitFor();
      barriers.push(...(await listBarriers(page, "human check")));
      await passHumanCheck(person);
      barriers.push(...(await listBarriers(page, "code")));
      expect(barriers).toEqual([]);
    }
  });

  test("a token that is refused ends the session once, without a word", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, url, words } = person;
    await page.goto(`${url}/index`);
    await page.evaluate("localStorage.setItem('token', 'no-such-token')");
    await page.reload();
    await page.getByRole("button", { name: words.app.signIn, exact: true }).waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await openTopic(person, "tarot");
    await ask(person, "该不该换工作？");
  });
});
