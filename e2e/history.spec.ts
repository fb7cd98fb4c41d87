import { beforeEach, describe, expect, test } from "vitest";
import { say } from "../src/server/testing/chat.ts";
import { pinsMost } from "../src/shared/constants.ts";
import { errorsZh } from "../src/shared/i18n/errors.zh.ts";
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

  test("a word typed in the other form is found and marked, and its line opens the chat at that question", async () => {
    const { page, words, url } = person;
    const visitor = await toVisitor(person);
    const { ids } = await say(visitor, "新房子怎么布置？", { module: "tarot" });
    await say(visitor, "門口那棵桂花樹要不要移走？", { module: "tarot", msggroup: ids.msggroup });
    for (let at = 0; at < 3; at += 1) await say(visitor, `再说说第${at + 1}点？`, { module: "tarot", msggroup: ids.msggroup });
    await page.goto(url + paths.history({ query: "桂花树" }));
    await eventually(() => rows(person).count()).toBe(1);
    await page.getByRole("heading", { name: words.history.inSaid }).waitFor();
    expect(await rows(person).locator(".said mark").allTextContents()).toEqual(["桂花樹"]);
    await rows(person).getByRole("link").click();
    const question = page.locator(".me", { hasText: "桂花樹" });
    await question.waitFor();
    await eventually(async () => Math.round((await question.boundingBox())?.y ?? 0)).toBeLessThan(200);
    expect((await question.boundingBox())!.y).toBeGreaterThan(40);
    await eventually(() => new URL(page.url()).hash).toBe("");

    await page.goto(url + paths.history({ query: "ＬＡＳＡ 拉薩" }));
    await page.getByText(words.history.notFoundTitle("ＬＡＳＡ 拉薩")).waitFor();
    await page.goto(url + paths.history({ query: "拉薩" }));
    await page.getByRole("heading", { name: words.history.inTitle }).waitFor();
    expect(await rows(person).locator("b mark").allTextContents()).toEqual(["拉萨"]);
  });

  test("pinned chats stand on top, by the menu, by a key and several at once, as many as there is room for", async () => {
    const { page, words } = person;
    const titles = () => rows(person).locator("b").allTextContents();
    const rail = () => page.locator("#rail .hist-line:has(.hist-pin)").allTextContents();
    await chooseFor(person, "我该不该换工作", words.history.pin);
    await eventually(titles).toEqual(["我该不该换工作", "这份合同该不该签", "要不要去拉萨过年"]);
    await eventually(async () => (await rail()).join()).toContain("我该不该换工作");
    await rowOf(person, "拉萨").getByRole("link").focus();
    await page.keyboard.press("p");
    await eventually(titles).toEqual(["要不要去拉萨过年", "我该不该换工作", "这份合同该不该签"]);
    await eventually(() => page.evaluate<string>("document.activeElement?.textContent ?? ''")).toContain("拉萨");
    await page.keyboard.press("p");
    await eventually(titles).toEqual(["我该不该换工作", "这份合同该不该签", "要不要去拉萨过年"]);

    const visitor = await toVisitor(person);
    for (let at = 1; at <= pinsMost; at += 1) await say(visitor, `凑数的第${at}问？`, { module: "tarot" });
    await page.reload();
    await eventually(() => rows(person).count()).toBe(3 + pinsMost);
    await page.getByRole("button", { name: words.history.manage, exact: true }).click();
    await page.getByRole("button", { name: words.history.selectAll, exact: true }).click();
    await page.getByRole("button", { name: words.history.pin, exact: true }).click();
    await page.getByText(errorsZh.pinsFull).waitFor();
    await page.getByRole("button", { name: words.history.selectNone, exact: true }).click();
    for (const title of ["拉萨", "合同"]) await page.getByRole("checkbox", { name: new RegExp(title) }).check();
    await page.getByRole("button", { name: words.history.pin, exact: true }).click();
    await eventually(async () => (await titles()).slice(0, 3).sort()).toEqual(["我该不该换工作", "要不要去拉萨过年", "这份合同该不该签"]);
    await page.getByRole("heading", { name: words.history.pinnedHeading }).waitFor();
  });

  test("several that were deleted can be had back after the page was left and opened anew, and too late it says so", async () => {
    const { page, words, url } = person;
    const remove = async () => {
      await page.getByRole("button", { name: words.history.manage, exact: true }).click();
      await page.getByRole("button", { name: words.history.selectAll, exact: true }).click();
      await page.getByRole("button", { name: words.history.deleteSelected, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.history.confirm, exact: true }).click();
      await page.getByRole("heading", { name: words.history.emptyTitle }).waitFor();
    };
    const undo = page.getByRole("button", { name: words.history.undo, exact: true });
    await remove();
    await page.goto(url + paths.topic("tarot", "zh"));
    await page.getByText(words.history.deleted(3)).waitFor();
    await undo.click();
    await page.getByText(words.history.restored).waitFor();
    await page.goto(url + paths.history());
    await eventually(() => rows(person).count()).toBe(3);
    expect(await undo.count()).toBe(0);

    await remove();
    await page.route("**/api/chat/delMsgGroupList", (route) => route.fulfill({ json: { code: 200, data: { count: 0 }, msg: "" } }));
    await undo.click();
    await page.getByText(words.history.undoTooLate).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: words.history.emptyTitle }).waitFor();
    expect(await undo.count()).toBe(0);
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
