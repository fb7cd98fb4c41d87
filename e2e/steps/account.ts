import type { Locator, Page } from "playwright-core";
import { paths } from "../../src/web/app/paths.ts";
import { eventually, type Person } from "./house.ts";

export const goodPassword = "pear-tree-9";

let made = 0;
export const newEmail = (): string => `e${Date.now()}${++made}@example.com`;
export const newMobile = (): string => `139${String(Date.now() + ++made).slice(-8)}`;

export const dialogOf = (page: Page): Locator => page.locator(".dialog.sign-in");
export const submitOf = (page: Page): Locator => dialogOf(page).locator("form button[type=submit]");

/** Opens the dialog from the header of a topic's page. */
export const openSignIn = async ({ page, url, words, locale }: Person): Promise<void> => {
  await page.goto(url + paths.topic("tarot", locale));
  await page.getByRole("button", { name: words.app.signIn, exact: true }).filter({ visible: true }).click();
  await dialogOf(page).locator("input[name=email]").waitFor();
};

interface Letter {
  kind: string;
  to: string;
  subject: string;
  text: string;
}

/** The newest code that was sent somewhere; waits for another than `but`. */
export const readCode = async ({ url }: Person, to: string, but = ""): Promise<string> => {
  let code = "";
  await eventually(async () => {
    const { letters } = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { letters: Letter[] };
    const letter = letters.find((one) => one.to === to && one.kind.startsWith("code."));
    code = /(?<!\d)\d{6}(?!\d)/.exec(letter?.text ?? "")?.[0] ?? "";
    return code !== "" && code !== but;
  }).toBe(true);
  return code;
};

/** Ticks the box and sends the code. */
export const passHumanCheck = async ({ page }: Person): Promise<void> => {
  await dialogOf(page).locator(".human").click();
  await dialogOf(page).locator(".human.is-done").waitFor();
  await submitOf(page).click();
  await dialogOf(page).locator(".squares input").waitFor();
};

/** Through the three steps of signing up, to the code's squares. */
export const goToCode = async (person: Person, email: string, password = goodPassword): Promise<void> => {
  const { page, words } = person;
  await dialogOf(page).getByRole("button", { name: words.signIn.signUp, exact: true }).click();
  await dialogOf(page).locator("input[name=email]").fill(email);
  await dialogOf(page).locator("input[name=new-password]").fill(password);
  await dialogOf(page).locator("input[name=again]").fill(password);
  await submitOf(page).click();
  await passHumanCheck(person);
};

export const waitSignedIn = async ({ page }: Person): Promise<void> => {
  await eventually(() => page.evaluate<boolean>("localStorage.getItem('token') !== null")).toBe(true);
};

/** What is offered after signing in is passed by, where something is. */
export const passOffer = async ({ page, words }: Person): Promise<void> => {
  await page.getByRole("button", { name: words.signIn.after.later, exact: true }).click();
  await dialogOf(page).waitFor({ state: "detached" });
};

/** Somebody new, with an account of their own; the offer of a passkey is passed by. */
export const signUp = async (person: Person): Promise<string> => {
  const email = newEmail();
  await openSignIn(person);
  await goToCode(person, email);
  await dialogOf(person.page)
    .locator(".squares input")
    .fill(await readCode(person, email));
  await submitOf(person.page).click();
  await waitSignedIn(person);
  await passOffer(person);
  return email;
};

export const signOut = async ({ page, words }: Person): Promise<void> => {
  await page.getByRole("button", { name: words.account.menu, exact: true }).click();
  await page.getByRole("menuitem", { name: words.account.rows.signOut, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.account.leave, exact: true }).click();
  await eventually(() => page.evaluate<string | null>("localStorage.getItem('token')")).toBeNull();
};

/** Writes account and password, and presses the button. */
export const signInWith = async ({ page }: Person, email: string, password: string): Promise<void> => {
  await dialogOf(page).locator("input[name=email]").fill(email);
  await dialogOf(page).locator("input[name=password]").fill(password);
  await submitOf(page).click();
};
