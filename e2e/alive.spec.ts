import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { input, lastTurn, openTopic, readReading, send, waitTold, waitWords } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly, slowly } from "./steps/house.ts";
import { expectAsStored, readStored } from "./steps/stored.ts";

const question = "我该不该换工作？";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Everything that the page fetches when it opens has come. */
const waitFan = ({ page, words }: Person): Promise<void> => button(page, words.chat.fanCard(1)).waitFor();
const waiting = (page: Page) => page.locator(".is-queued");

describe("on another device", () => {
  const house = openHouse(slowly);

  test("an answer goes on where the same person opens it, and a stop there stops it here", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    const seen = await waitWords(page, 60);
    const other = await house.visit({ device: "phone" });
    const secret = await page.evaluate<string>("localStorage.getItem('visitor')");
    await other.context.addInitScript(`localStorage.setItem("visitor", "${secret}")`);
    await other.page.goto(page.url());
    expect((await waitWords(other.page, seen.length)).startsWith(seen)).toBe(true);
    await button(other.page, other.words.chat.stop).click();
    await waitTold(other.page);
    await waitTold(page);
    expect(await readReading(page)).toBe(await readReading(other.page));
    expect((await readStored(person)).messages[1]!.status).toBe("stopped");
  });
});

describe("two windows", () => {
  const house = openHouse(quickly);
  const open = async () => {
    const person = await house.visit({ isCalm: true });
    const { page, context, url } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitTold(page);
    const list = await context.newPage();
    await list.goto(url + paths.history());
    await list.locator(".history .chat-row a").waitFor();
    return { person, page, list };
  };
  const choose = async (list: Page, { words }: Person, action: string): Promise<void> => {
    await list.getByRole("button", { name: words.history.more("我该不该换工作"), exact: true }).click();
    await list.getByRole("menuitem", { name: action, exact: true }).click();
  };

  test("show the same: a name, a pin, a chat begun, one deleted and one taken back", async () => {
    const { person, page, list } = await open();
    const { words } = person;
    await choose(list, person, words.history.rename);
    await list.getByRole("textbox", { name: words.history.renameLabel }).fill("工作的事");
    await list.keyboard.press("Enter");
    await page.locator("#rail .hist-line", { hasText: "工作的事" }).waitFor();
    await eventually(async () => page.getByRole("heading", { level: 1 }).textContent()).toBe("工作的事");

    await list.locator(".chat-row .chat-open").focus();
    await list.keyboard.press("p");
    await page.locator("#rail .hist-line .hist-pin").waitFor();

    await openTopic(person, "zhouYi");
    await send(person, "这份合同该不该签？");
    await list.locator(".history .chat-row", { hasText: "合同" }).waitFor();

    await list.getByRole("button", { name: words.history.more("这份合同该不该签"), exact: true }).click();
    await list.getByRole("menuitem", { name: words.history.remove, exact: true }).click();
    await list.getByRole("dialog").getByRole("button", { name: words.history.confirm, exact: true }).click();
    await page.locator("#rail .hist-line", { hasText: "合同" }).waitFor({ state: "detached" });
    await page.getByRole("alert").filter({ hasText: words.chat.goneTitle }).waitFor();
    await button(list, words.history.undo).click();
    await page.locator("#rail .hist-line", { hasText: "合同" }).waitFor();
    await page.getByRole("alert").filter({ hasText: words.chat.goneTitle }).waitFor({ state: "detached" });
  });

  test("what is asked in one is told in the other at once", async () => {
    const { person, page } = await open();
    const second = await person.context.newPage();
    await second.goto(page.url());
    await waitTold(second);
    await input(page).fill("那再等等呢？");
    await input(page).press("Enter");
    await lastTurn(second).locator(".me", { hasText: "那再等等呢？" }).waitFor();
    await waitTold(second);
    expect(await readReading(second)).toBe(await readReading(page));
  });

  test("keep what is being written in each chat, and one that is shut takes nothing of the other's with it", async () => {
    const { person, page, list } = await open();
    await input(page).fill("甲段");
    await eventually(() => page.evaluate<string>("localStorage.getItem('drafts')")).toContain("甲段");
    await list.goto(page.url());
    await eventually(() => input(list).inputValue()).toBe("甲段");
    await input(list).fill("甲段，又写了乙段");
    await eventually(() => page.evaluate<string>("localStorage.getItem('drafts')")).toContain("乙段");
    await page.goto(person.url + paths.newChat("zhouYi", "zh"));
    await input(page).fill("另一段");
    await eventually(() => page.evaluate<string>("localStorage.getItem('drafts')")).toContain("另一段");
    await list.reload();
    await eventually(() => input(list).inputValue()).toBe("甲段，又写了乙段");
    await page.reload();
    await eventually(() => input(page).inputValue()).toBe("另一段");
  });
});

describe("without a network", () => {
  const house = openHouse(quickly);

  test("a first question waits, says so, and goes out once when the network is back", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, context, words } = person;
    await openTopic(person, "tarot");
    await waitFan(person);
    await context.setOffline(true);
    await input(page).fill(question);
    await input(page).press("Enter");
    await waiting(page).getByText(words.chat.queuedOffline).waitFor();
    expect(await input(page).inputValue()).toBe("");
    await context.setOffline(false);
    await waitTold(page);
    await waiting(page).waitFor({ state: "detached" });
    expect((await readStored(person)).messages).toHaveLength(2);
    await expectAsStored(person);
  });

  test("what waits goes out when its page is opened again, though it was shut meanwhile", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, context } = person;
    await openTopic(person, "tarot");
    await waitFan(person);
    await context.setOffline(true);
    await input(page).fill(question);
    await input(page).press("Enter");
    await waiting(page).waitFor();
    const address = page.url();
    await page.close();
    await context.setOffline(false);
    person.page = await context.newPage();
    await person.page.goto(address);
    await waitTold(person.page);
    expect((await readStored(person)).messages).toHaveLength(2);
  });

  test("a further one waits in two windows, can be called back, and is said once", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, context, words } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitTold(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await waitTold(second);
    await context.setOffline(true);
    await input(page).fill("那钱呢？");
    await input(page).press("Enter");
    await waiting(page).waitFor();
    await waiting(second).getByText("那钱呢？").waitFor();
    await waiting(second).getByRole("button", { name: words.chat.forget, exact: true }).click();
    await waiting(page).waitFor({ state: "detached" });
    await input(page).fill("那人这一面呢？");
    await input(page).press("Enter");
    await waiting(second).getByText("那人这一面呢？").waitFor();
    await context.setOffline(false);
    for (const one of [page, second]) {
      await lastTurn(one).locator(".me", { hasText: "那人这一面呢？" }).waitFor();
      await waitTold(one);
      await waiting(one).waitFor({ state: "detached" });
    }
    expect((await readStored(person)).messages).toHaveLength(4);
  });

  test("what waits in a chat that one has left goes out too", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, context, words } = person;
    await openTopic(person, "tarot");
    await waitFan(person);
    // What the other topic needs is here before the network goes.
    await openTopic(person, "zhouYi");
    await page.goBack();
    await waitFan(person);
    await context.setOffline(true);
    await input(page).fill(question);
    await input(page).press("Enter");
    await waiting(page).waitFor();
    const chat = new URL(page.url()).searchParams.get("msg")!;
    await page.locator(".topics .topic", { hasText: "周易" }).click();
    await waiting(page).waitFor({ state: "detached" });
    await context.setOffline(false);
    await page.getByText(`“${question}”问出去了`).waitFor();
    await page.locator("#rail .hist-line", { hasText: "我该不该换工作" }).click();
    await waitTold(page);
    expect(new URL(page.url()).searchParams.get("msg")).toBe(chat);
    await waiting(page).waitFor({ state: "detached" });
    expect((await readStored(person)).messages).toHaveLength(2);
    await button(page, words.chat.check).click();
    await page.getByText(words.proof.nonceKept).waitFor();
  });
});
