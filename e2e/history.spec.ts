import { beforeEach, describe, expect, test } from "vitest";
import { say } from "../src/server/testing/chat.ts";
import { paths } from "../src/web/app/paths.ts";
import { readText, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";
import { toVisitor } from "./steps/stored.ts";

const asked = [
  { question: "我该不该换工作？", module: "tarot" },
  { question: "要不要去拉萨过年？", module: "tarot" },
  { question: "这份合同该不该签？", module: "zhouYi" },
];
const rows = ({ page }: Person) => page.locator(".history .chat-row");
const rowOf = (person: Person, title: string) => rows(person).filter({ hasText: title });
const chooseFor = async (person: Person, title: string, action: string): Promise<void> => {
  const { page, words } = person;
  await page.getByRole("button", { name: words.history.more(title), exact: true }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};

describe("earlier chats", () => {
  const house = openHouse(quickly);
  let person: Person;
  beforeEach(async () => {
    person = await house.visit();
    const { page, url } = person;
    await page.goto(url + paths.history());
    await page.locator(".history .notice").waitFor();
    const visitor = await toVisitor(person);
    for (const { question, module } of asked) await say(visitor, question, { module });
    await page.reload();
    await eventually(() => rows(person).count()).toBe(3);
  });

  test("a Chinese word finds the chat it stands in; one opens it, and back leads to what was found", async () => {
    const { page, words } = person;
    const field = page.getByRole("textbox", { name: words.history.search });
    await field.pressSequentially("拉萨");
    await eventually(() => rows(person).count()).toBe(1);
    await rows(person).getByRole("link").click();
    await waitTold(page);
    expect(await readText(page.locator(".me"))).toContain("拉萨");
    await page.goBack();
    await eventually(() => field.inputValue()).toBe("拉萨");
    await eventually(() => rows(person).count()).toBe(1);
    await page.getByRole("button", { name: words.history.clearSearch, exact: true }).click();
    await eventually(() => rows(person).count()).toBe(3);
    await field.pressSequentially("没有这样的话");
    await page.getByText(words.history.notFoundTitle("没有这样的话")).waitFor();
  });

  test("a chat takes another name, in the list and beside it, and keeps it", async () => {
    const { page, words } = person;
    await chooseFor(person, "要不要去拉萨过年", words.history.rename);
    const field = page.getByRole("textbox", { name: words.history.renameLabel });
    await field.fill("过年的事");
    await field.press("Enter");
    await rowOf(person, "过年的事").waitFor();
    await page.locator("#rail .hist-line", { hasText: "过年的事" }).waitFor();
    await page.reload();
    await rowOf(person, "过年的事").getByRole("link").click();
    await waitTold(page);
    await eventually(() => readText(page.getByRole("heading", { level: 1 }))).toBe("过年的事");
  });

  test("a chat is deleted only when it is confirmed, and can be taken back", async () => {
    const { page, words } = person;
    const title = "要不要去拉萨过年";
    const dialog = page.getByRole("dialog", { name: words.history.confirmTitle(1) });
    await chooseFor(person, title, words.history.remove);
    await dialog.getByRole("button", { name: words.history.cancel, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await rows(person).count()).toBe(3);

    await chooseFor(person, title, words.history.remove);
    await dialog.getByRole("button", { name: words.history.confirm, exact: true }).click();
    await rowOf(person, title).waitFor({ state: "detached" });
    await dialog.waitFor({ state: "detached" });
    expect(await page.locator("#rail .hist-line", { hasText: title }).count()).toBe(0);
    await page.getByRole("button", { name: words.history.undo, exact: true }).click();
    await rowOf(person, title).waitFor();
    await page.reload();
    await eventually(() => rows(person).count()).toBe(3);
  });

  test("back leads where one came from: from one chat over the list to another, and all the way back", async () => {
    const { page, words } = person;
    const isAt = (question: string) => page.locator(".me", { hasText: question }).waitFor();
    await rowOf(person, "换工作").getByRole("link").click();
    await isAt("换工作");
    await page.getByRole("link", { name: words.app.showAll, exact: true }).click();
    await rowOf(person, "合同").getByRole("link").click();
    await isAt("合同");
    await page.goBack();
    await rowOf(person, "合同").waitFor();
    await page.goBack();
    await isAt("换工作");
    await page.goForward();
    await eventually(() => rows(person).count()).toBe(3);
  });
});
