import { describe, expect, test } from "vitest";
import { createVisitor } from "../src/server/testing/test-app.ts";
import { checkLogin } from "../src/shared/contract/accounts.ts";
import { paths } from "../src/web/app/paths.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { ask, openTopic } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";
import { type Account, enterAs, makeAccount, readCode, signInElsewhere } from "./steps/members.ts";

const house = openHouse({ ...quickly, OPERATOR_NAME: "Yarrow Ltd", CONTACT_EMAIL: "hello@example.com" });

const say = ({ page }: Person, text: string) => page.locator(".toast", { hasText: text }).waitFor();
const press = ({ page }: Person, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
const isGood = async ({ url, locale }: Person, token: string): Promise<boolean> => {
  const device = createVisitor(fetch, locale, url);
  Object.assign(device.headers, { authorization: token });
  return (await device.ask(checkLogin)).code === 200;
};

const openAccount = async (person: Person, account: Account): Promise<void> => {
  await enterAs(person, account);
  await person.page.goto(person.url + paths.account);
  await person.page.locator(".rows-head .avatar").waitFor();
  await person.page.locator(".device").first().waitFor();
};
const proveByPassword = async (person: Person, { password }: Account, verb: string): Promise<void> => {
  const { page, words } = person;
  const dialog = page.getByRole("dialog");
  const choices = dialog.locator(".choices");
  if (await choices.count()) await choices.getByText(words.accountPage.proofWays.password, { exact: true }).click();
  await dialog.locator("input[autocomplete=current-password]").fill(password);
  await dialog.getByRole("button", { name: verb, exact: true }).click();
};

describe("an account", () => {
  test("its password is changed: the wrong old one and the same one are said at their fields, other devices are out, this one stays", async () => {
    const person = await house.visit();
    const { page, words } = person;
    const account = await makeAccount(person);
    const elsewhere = await signInElsewhere(person, account);
    await openAccount(person, account);
    await press(person, `${words.accountPage.modify} ${words.accountPage.password}`);
    const dialog = page.getByRole("dialog");
    const write = async (...texts: string[]) => {
      for (const [at, text] of texts.entries()) await dialog.locator("input").nth(at).fill(text);
      await dialog.getByRole("button", { name: words.accountPage.done, exact: true }).click();
    };
    await eventually(() => page.url()).toContain("dialog=change-password");
    await write("not the one", "a new one, 7", "a new one, 7");
    await dialog.getByText(words.accountPage.problems.wrongOld).waitFor();
    await write(account.password, account.password, account.password);
    await dialog.getByText(words.accountPage.problems.same).waitFor();
    await write(account.password, "123456", "123456");
    await dialog.getByText(words.accountPage.problems.common).waitFor();
    await write(account.password, "a new one, 7", "a new one, 8");
    await dialog.getByText(words.accountPage.problems.different).waitFor();
    await write(account.password, "a new one, 7", "a new one, 7");
    await say(person, words.accountPage.ModificationSuccessful);
    await eventually(() => isGood(person, elsewhere)).toBe(false);
    const token = await page.evaluate<string | null>("localStorage.getItem('token')");
    expect(token).not.toBe(account.token);
    expect(await isGood(person, token!)).toBe(true);
    await page.reload();
    await page.locator(".device").first().waitFor();
  });

  test("its devices are listed, and the others are signed out", async () => {
    const person = await house.visit({ device: "phone" });
    const { page, words } = person;
    const account = await makeAccount(person);
    const elsewhere = await signInElsewhere(person, account);
    await openAccount(person, account);
    expect(await page.locator(".device").count()).toBe(2);
    await press(person, words.accountPage.signOutCount(1));
    await say(person, words.accountPage.signedOut(1));
    await eventually(() => page.locator(".device").count()).toBe(1);
    expect(await isGood(person, elsewhere)).toBe(false);
    expect(await isGood(person, account.token)).toBe(true);
  });

  test("a phone is bound with its code and the password, and cannot be bound by a wrong one; it may go again, the last way in not", async () => {
    const person = await house.visit();
    const { page, words } = person;
    const account = await makeAccount(person);
    await openAccount(person, account);
    await page.getByText(words.accountPage.last).waitFor();
    const dialog = page.getByRole("dialog");
    await press(person, `${words.accountPage.bind} ${words.accountPage.identity.phone}`);
    const number = `138${String(Date.now()).slice(-8)}`;
    await dialog.locator("input").first().fill(number);
    await dialog.getByRole("button", { name: words.accountPage.proofSend, exact: true }).click();
    const code = await readCode(person, `+86${number}`, "code.bind");
    const wrong = code === "000000" ? "000001" : "000000";
    await dialog.getByLabel(words.accountPage.proofCode, { exact: true }).fill(wrong);
    await dialog.getByRole("button", { name: words.accountPage.next, exact: true }).click();
    await proveByPassword(person, account, words.accountPage.bind);
    await dialog.getByText(words.accountPage.wrongCode).waitFor();
    await dialog.locator("input").first().fill(number);
    await dialog.getByLabel(words.accountPage.proofCode, { exact: true }).fill(code);
    await dialog.getByRole("button", { name: words.accountPage.next, exact: true }).click();
    await proveByPassword(person, { ...account, password: "not the one" }, words.accountPage.bind);
    await dialog.getByText(words.accountPage.wrongPassword).waitFor();
    await proveByPassword(person, account, words.accountPage.bind);
    await say(person, words.accountPage.bound(words.accountPage.identity.phone));
    await press(person, `${words.accountPage.unbind} ${words.accountPage.identity.phone}`);
    await proveByPassword(person, account, words.accountPage.unbind);
    await say(person, words.accountPage.unbound2(words.accountPage.identity.phone));
    await page.getByText(words.accountPage.last).waitFor();
  });

  test("a nickname and a picture, cut to a square, are kept and shown", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words } = person;
    await openAccount(person, await makeAccount(person));
    await press(person, words.accountPage.editProfile);
    const dialog = page.getByRole("dialog");
    const png = await page.evaluate<string>(`(() => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 });
      const context = canvas.getContext("2d");
      context.fillStyle = "#3e6b5a";
      context.fillRect(0, 0, 900, 600);
      return canvas.toDataURL("image/png").split(",")[1];
    })()`);
    await dialog.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
    await dialog.locator(".crop-box").press("ArrowLeft");
    await dialog.getByLabel(words.accountPage.nickname).fill("Eleven Bells");
    await dialog.getByText(words.accountPage.nicknameWrong).waitFor();
    await dialog.getByLabel(words.accountPage.nickname).fill("Ten Bells");
    await dialog.getByRole("button", { name: words.accountPage.save, exact: true }).click();
    await say(person, words.accountPage.saved);
    await page.getByRole("heading", { name: "Ten Bells", exact: true }).waitFor();
    await page.locator(".rows-head .avatar img").waitFor();
    const isSquare =
      "(({ naturalWidth, naturalHeight }) => naturalWidth > 0 && naturalWidth === naturalHeight)(document.querySelector('.rows-head .avatar img'))";
    await eventually(() => page.evaluate<boolean>(isSquare)).toBe(true);
  });

  test("it is deleted with proof, says when, and is kept again", async () => {
    const person = await house.visit({ locale: "en", device: "phone" });
    const { page, words } = person;
    const account = await makeAccount(person);
    await openAccount(person, account);
    await press(person, words.accountPage.deleteAct);
    await page.getByText(words.accountPage.deleteList[0]!).waitFor();
    await proveByPassword(person, { ...account, password: "not the one" }, words.accountPage.deleteGo);
    await page.getByText(words.accountPage.wrongPassword).waitFor();
    await proveByPassword(person, account, words.accountPage.deleteGo);
    await page.locator(".leaving").waitFor();
    expect(await page.getByRole("button", { name: words.accountPage.deleteAct, exact: true }).count()).toBe(0);
    await press(person, words.accountPage.keep);
    await say(person, words.accountPage.kept);
    await eventually(() => page.locator(".leaving").count()).toBe(0);
  });
});

describe("a visitor", () => {
  test("finds on the account page what they have here, takes it along as a ZIP, and deletes it with seven days to come back", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words, url } = person;
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？");
    await page.goto(url + paths.account);
    await page.getByRole("heading", { name: words.accountPage.visitor, exact: true }).waitFor();
    const download = page.waitForEvent("download");
    await press(person, words.accountPage.exportAct);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^yarrow-\d{4}-\d\d-\d\d\.zip$/);
    await say(person, words.accountPage.exported);
    await press(person, words.accountPage.deleteVisitorAct);
    await page.getByRole("dialog").getByRole("button", { name: words.accountPage.deleteVisitorGo, exact: true }).click();
    await page.locator(".leaving").waitFor();
    await press(person, words.accountPage.keepVisitor);
    await eventually(() => page.locator(".leaving").count()).toBe(0);
  });

  test("chooses when a day begins, and a late birth falls on the other day from then on, also after a reload", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words, url } = person;
    await page.goto(url + paths.settings);
    const days = page.getByRole("group", { name: words.settings.schools.dayStartsAt.label, exact: true });
    await eventually(() => days.getByLabel("23:00").isChecked()).toBe(true);
    await days.getByText("0:00", { exact: true }).click();
    await page.reload();
    await eventually(() => days.getByLabel("0:00", { exact: true }).isChecked()).toBe(true);
    await openTopic(person, "birthday");
    await ask(person, "1995年5月1日夜里11点40分生在北京，男，我适合做什么工作？");
    await eventually(() => page.locator("main").textContent()).toContain("壬辰");
  });

  test("chooses light, and as the system has it again", async () => {
    const person = await house.visit({ colorScheme: "dark", isCalm: true });
    const { page, words, url } = person;
    await page.goto(url + paths.settings);
    const theme = () => page.evaluate<string>("document.documentElement.dataset.theme ?? 'system'");
    await page.getByText(words.settings.themes.light, { exact: true }).click();
    await eventually(theme).toBe("light");
    await page.getByText(words.settings.themes.system, { exact: true }).click();
    await eventually(theme).toBe("system");
    expect(await page.evaluate<string>("getComputedStyle(document.body).colorScheme")).toBe("dark");
  });

  test("reads in the privacy policy who runs the place, and comes to a section by its address", async () => {
    const person = await house.visit({ locale: "en", device: "phone", isCalm: true });
    const { page, url } = person;
    await page.goto(`${url}${paths.privacy}#rights`);
    await page.getByText("Yarrow Ltd").first().waitFor();
    await eventually(() => page.evaluate<number>("Math.abs(document.querySelector('#rights').getBoundingClientRect().top)")).toBeLessThan(200);
    expect(await page.getByText("hello@example.com").count()).toBeGreaterThan(0);
  });
});

const pages = { account: paths.account, settings: paths.settings, about: paths.about, agreement: paths.agreement, privacy: paths.privacy };

describe.each(["zh", "en"] as const)("for everybody (%s)", (locale) => {
  test.each(Object.entries(pages))("the page %s shuts nobody out, by day and by night, and fits a phone with letters twice as large", async (_, path) => {
    const person = await house.visit({ locale, device: "phone", isCalm: true });
    const { page, url } = person;
    await page.goto(url + path);
    await page.locator(".row, .text-page section").first().waitFor();
    expect(await listBarriersInBothLights(page, path)).toEqual([]);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    expect(await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  });

  test("the account of a member shuts nobody out, nor does what asks for proof", async () => {
    const person = await house.visit({ locale, device: "phone", isCalm: true });
    const { page, words } = person;
    await openAccount(person, await makeAccount(person));
    expect(await listBarriersInBothLights(page, "account")).toEqual([]);
    await press(person, words.accountPage.deleteAct);
    await page.locator(".goes").waitFor();
    expect(await listBarriersInBothLights(page, "deleting")).toEqual([]);
  });
});
