import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { messagesEn as help } from "../src/web/app/shell/help/messages.en.ts";
import { ask, input, lastTurn, openTopic, readReading, readText, waitStill, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { readFocused, tabTo } from "./steps/keyboard.ts";

describe("without a mouse", () => {
  const house = openHouse(quickly);

  test("from the front page to a reading, on to a question of one's own and its reasons, and back to the front page", async () => {
    const person = await house.visit();
    const { page, words, url } = person;
    await page.goto(url);
    await page.locator(".seal-line code").waitFor();
    await page.keyboard.press("/");
    expect((await readFocused(page)).name).toBe(words.landing.question);
    await page.keyboard.press("Escape");
    await tabTo(page, words.landing.cards[1]!, "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: words.landing.readOn, exact: true }).waitFor();
    await tabTo(page, words.landing.readOn);
    await page.keyboard.press("Enter");
    await waitTold(page);

    await page.keyboard.press("/");
    await eventually(async () => (await readFocused(page)).name).toBe(words.chat.question);
    expect(await input(page).inputValue()).toBe("");
    await page.keyboard.type("那钱这一面呢？");
    await page.keyboard.press("Enter");
    await lastTurn(page).locator(".me", { hasText: "那钱这一面呢？" }).waitFor();
    await waitTold(page);
    const why = lastTurn(page).locator(".why").last();
    await tabTo(page, await readText(why), "Shift+Tab");
    await page.keyboard.press("Enter");
    await lastTurn(page).locator(".note .chip").first().waitFor();
    await page.keyboard.press("Enter");
    await lastTurn(page).locator(".note").waitFor({ state: "detached" });
    await tabTo(page, words.app.home, "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: words.landing.cards[1]!, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("stops in the header and at the input leave a long reading where it is", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？");
    await waitStill(page);
    await page.mouse.move(800, 400);
    await page.mouse.wheel(0, 250);
    await waitStill(page);
    const top = await page.evaluate<number>("scrollY");
    for (const place of [
      page.getByRole("button", { name: words.app.switchLocale }),
      page.getByRole("link", { name: words.app.home, exact: true }),
      input(page),
    ]) {
      await place.focus();
      await waitStill(page);
      expect(await page.evaluate<number>("scrollY")).toBe(top);
    }
  });

  test("on a narrow window the contents open, keep the focus inside, and give it back on Esc", async () => {
    const person = await house.visit({ device: "phone" });
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？");
    const reading = await readReading(page);
    await tabTo(page, words.app.openRail, "Shift+Tab");
    await page.keyboard.press("Enter");
    await eventually(async () => (await readFocused(page)).name).toBe(words.app.closeRail);
    await waitStill(page);
    await tabTo(page, words.app.searchChats);
    await tabTo(page, words.app.home);
    await page.keyboard.press("Escape");
    await eventually(async () => (await readFocused(page)).name).toBe(words.app.openRail);
    expect(await readReading(page)).toBe(reading);
  });

  test("“/” is the search of the earlier chats, and a letter like any other where one is writing", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words, url } = person;
    await page.goto(url + paths.history());
    await page.locator(".history .notice").waitFor();
    await page.keyboard.press("/");
    await eventually(async () => (await readFocused(page)).name).toBe(words.history.search);
    await page.keyboard.type("and/or");
    expect(await page.getByRole("textbox", { name: words.history.search }).inputValue()).toBe("and/or");
  });

  test("“?” lists what the keys do, Esc closes the list, and where one is writing it is a question mark", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words } = person;
    await openTopic(person, "tarot");
    await input(page).press("Escape");
    await page.getByRole("button", { name: words.app.switchLocale }).focus();
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: help.title });
    await sheet.getByText(help.escapeStop).waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await input(page).focus();
    await page.keyboard.type("Now?");
    expect(await input(page).inputValue()).toBe("Now?");
    expect(await sheet.count()).toBe(0);
  });
});
