import { describe, expect, test } from "vitest";
import { textOf } from "../src/server/testing/chat.ts";
import { input, lastTurn, openTopic, readReading, send, waitTold, waitWords } from "./steps/chat.ts";
import { eventually, openHouse, type Person, slowly } from "./steps/house.ts";
import { expectAsStored, readStored } from "./steps/stored.ts";

const question = "我该不该换工作？";
/** Everything that the page fetches when it opens has come. */
const waitFan = ({ page, words }: Person): Promise<void> => page.getByRole("button", { name: words.chat.fanCard(1), exact: true }).waitFor();

describe("a line that breaks", () => {
  const house = openHouse(slowly, { isAlone: true });

  test("three reloads in the middle of an answer: it goes on each time, and ends as it is stored", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    for (const length of [60, 180, 320]) {
      const seen = await waitWords(page, length);
      await page.reload();
      expect((await waitWords(page, seen.length)).startsWith(seen)).toBe(true);
      expect(await page.locator(".me").allTextContents()).toEqual([expect.stringContaining(question)]);
    }
    await waitTold(page);
    const { messages } = await readStored(person);
    expect(messages.map(({ role, status }) => [role, status])).toEqual([
      ["user", "completed"],
      ["assistant", "completed"],
    ]);
    expect((await expectAsStored(person)).length).toBeGreaterThan(400);
  });

  test("the network goes in the middle and comes back: the page says so, and the answer comes whole", async () => {
    const person = await house.visit();
    const { page, context, words } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitWords(page, 60);
    await context.setOffline(true);
    const notice = page.getByText(words.app.offline, { exact: true });
    await notice.waitFor();
    await context.setOffline(false);
    await notice.waitFor({ state: "detached" });
    await waitTold(page);
    expect((await expectAsStored(person)).length).toBeGreaterThan(400);
  });

  test("a fan that cannot be fetched takes nothing else of the page with it", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await page.route(/TarotFan-[^/]*\.js/, (route) => route.abort());
    await openTopic(person, "tarot");
    await page.getByText(words.chat.cardFailed).waitFor();
    await send(person, question);
    await waitTold(page);
    expect((await readReading(page)).length).toBeGreaterThan(100);
  });

  test("without a network a menu that was never opened stays shut, and nothing is lost; with one it opens", async () => {
    const person = await house.visit();
    const { page, context, words } = person;
    await openTopic(person, "tarot");
    await waitFan(person);
    await input(page).fill(question);
    await context.setOffline(true);
    await page.locator(".topic-chip").click();
    await page.getByText(words.app.offline, { exact: true }).waitFor();
    await page.waitForTimeout(500);
    expect(await input(page).inputValue()).toBe(question);
    await context.setOffline(false);
    await page.locator(".topic-chip").click();
    const item = page.getByRole("menuitem", { name: "周易" });
    await item.waitFor();
    await eventually(async () => (await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await input(page).inputValue()).toBe(question);
  });

  test("the server is killed in the middle and comes back: the answer is marked as broken off, and goes on to its end when told to", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitWords(page, 200);
    await house.product.kill();
    await lastTurn(page).getByText(words.chat.reconnecting, { exact: true }).waitFor();
    await house.product.restart();
    await lastTurn(page).getByText(words.chat.interrupted, { exact: true }).waitFor();
    const begun = await expectAsStored(person);
    expect(begun.length).toBeGreaterThan(0);

    await page.getByRole("button", { name: words.chat.resume, exact: true }).click();
    await eventually(async () => (await readReading(page)).length).toBeGreaterThan(begun.length);
    await waitTold(page);
    expect(await lastTurn(page).locator(".state").count()).toBe(0);
    const { messages } = await readStored(person);
    expect(messages.map(({ status }) => status)).toEqual(["completed", "completed"]);
    expect(textOf(messages[1]).startsWith(begun)).toBe(true);
    await expectAsStored(person);
  });
});
