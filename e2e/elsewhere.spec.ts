import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { input, lastTurn, openTopic, readReading, readText, send, waitTold, waitWords } from "./steps/chat.ts";
import { eventually, openHouse, slowly } from "./steps/house.ts";
import { expectAsStored, readStored } from "./steps/stored.ts";
import { words } from "./steps/words.ts";

const question = "我该不该换工作？";

describe("an answer that is told while one is elsewhere", () => {
  const house = openHouse(slowly);

  test("goes on while one looks at other chats and begins a new one, and is whole when one comes back", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    const seen = await waitWords(page, 60);
    await page.getByRole("link", { name: words.app.showAll, exact: true }).click();
    await page.locator(".history .chat-row a").waitFor();
    await page.locator(".topics .topic", { hasText: "周易" }).click();
    await page.getByRole("button", { name: words.chat.coinsToss, exact: true }).waitFor();
    expect(await page.locator(".turn").count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await lastTurn(page).locator(".me", { hasText: question }).waitFor();
    await waitTold(page);
    expect((await readReading(page)).startsWith(seen)).toBe(true);
    await expectAsStored(person);
  });

  test("is told in two windows at once, and what is asked in one comes into the other", async () => {
    const person = await house.visit();
    const { page, context } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitWords(page, 60);
    const second = await context.newPage();
    await second.goto(page.url());
    await waitTold(second);
    await waitTold(page);
    expect(await readReading(second)).toBe(await readReading(page));
    await expectAsStored(person);

    await input(second).fill("那再等等呢？");
    await input(second).press("Enter");
    await lastTurn(second).locator(".me", { hasText: "那再等等呢？" }).waitFor();
    await waitTold(second);
    await page.bringToFront();
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await eventually(() => page.locator(".turn").count()).toBe(2);
    expect(await readReading(page)).toBe(await readReading(second));
  });

  test("of two questions sent at the same moment from two windows one is answered, and the other comes back to its input", async () => {
    const person = await house.visit();
    const { page, context, words } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await page.getByRole("button", { name: words.chat.skip, exact: true }).click();
    await waitTold(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await waitTold(second);
    await input(page).fill("先看钱这一面？");
    await input(second).fill("先看人这一面？");
    await Promise.all([input(page).press("Enter"), input(second).press("Enter")]);
    const unsent = (one: typeof page) => one.getByRole("alert").filter({ hasText: words.chat.unsent });
    await eventually(async () => (await unsent(page).count()) + (await unsent(second).count())).toBe(1);
    const [told, refused] = (await unsent(page).count()) === 1 ? [second, page] : [page, second];
    await waitTold(told);
    await waitTold(refused);
    expect(await readText(lastTurn(refused).locator(".me"))).toBe(await readText(lastTurn(told).locator(".me")));
    expect(await input(refused).inputValue()).not.toBe("");
    expect((await readStored(person)).messages).toHaveLength(4);
  });

  test("a chat deleted in another window says so, keeps what it shows, and takes what was being written into a new one", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, context, words, url } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await page.getByRole("button", { name: words.chat.skip, exact: true }).click();
    await waitTold(page);
    const reading = await readReading(page);
    await input(page).fill("还想问一句");
    const second = await context.newPage();
    await second.goto(url + paths.history());
    await second.getByRole("button", { name: /更多操作/ }).click();
    await second.getByRole("menuitem", { name: words.history.remove, exact: true }).click();
    await second.getByRole("dialog").getByRole("button", { name: words.history.confirm, exact: true }).click();
    await page.getByRole("alert").filter({ hasText: words.chat.goneTitle }).waitFor();
    expect(await readReading(page)).toBe(reading);
    await page.getByRole("button", { name: words.chat.goneNew, exact: true }).click();
    await eventually(() => input(page).inputValue()).toBe("还想问一句");
    expect(await page.locator(".turn").count()).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { name: words.chat.goneTitle }).waitFor();
  });

  test("an answer whose language was switched in the middle can be told again in the new one", async () => {
    const person = await house.visit({ isCalm: true });
    const { page } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitWords(page, 30);
    await page.getByRole("button", { name: words.zh.app.switchLocale }).click();
    await page.getByRole("button", { name: words.en.chat.tellHere, exact: true }).click();
    await page.getByRole("button", { name: words.en.chat.skip, exact: true }).click();
    await waitTold(page);
    expect(await readText(lastTurn(page).locator(".reading > h2"))).toMatch(/^[A-Za-z]/);
    expect(await page.getByRole("button", { name: words.en.chat.tellHere, exact: true }).count()).toBe(0);
  });
});
