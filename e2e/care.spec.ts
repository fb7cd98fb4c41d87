import { describe, expect, test } from "vitest";
import { listHelpLines } from "../src/server/features/chat/caring/list-help-lines.ts";
import { ask, lastTurn, openTopic, readText } from "./steps/chat.ts";
import { openHouse, quickly } from "./steps/house.ts";
import { readStored } from "./steps/stored.ts";

const despair = { zh: "我不想活了，帮我抽一张牌", en: "I want to die, what do the cards say?" };

/** As a browser of no known country is shown them. */
const linesOf = (locale: "zh" | "en") => listHelpLines({ need: "self", locale, timeZone: "Asia/Shanghai", own: null });

describe("words of despair", () => {
  const house = openHouse(quickly);

  test.each(["zh", "en"] as const)("in a chat: warmth and lines to call, no card and no prediction (%s)", async (locale) => {
    const person = await house.visit({ locale, device: "phone" });
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, despair[locale]);
    const care = page.getByRole("region", { name: words.chat.care });
    await care.waitFor();
    const shown = await readText(care);
    for (const { name, contact } of linesOf(locale)) expect([shown.includes(name), shown.includes(contact)]).toEqual([true, true]);
    const digits = linesOf(locale)[0]!.contact;
    expect(await care.getByRole("link", { name: digits, exact: true }).getAttribute("href")).toBe(`tel:${digits}`);
    expect(await page.locator(".plate").count()).toBe(0);
    expect(await lastTurn(page).locator(".next").count()).toBe(0);
    const { messages } = await readStored(person);
    expect(messages[1]!.parts.some(({ type }) => type === "data-cast")).toBe(false);
  });

  test("on the front page: the tapped card stays face down, and the lines stand there", async () => {
    const { page, words, url } = await house.visit({ device: "phone" });
    await page.goto(url);
    await page.getByRole("textbox", { name: words.landing.question }).fill(despair.zh);
    await page.getByRole("button", { name: words.landing.cards[0]!, exact: true }).tap();
    const lines = page.locator(".told-help li");
    await lines.first().waitFor();
    expect(await lines.count()).toBe(linesOf("zh").length);
    expect(await readText(lines.first())).toContain(linesOf("zh")[0]!.contact);
    expect(await page.locator(".turn-face, .drawn-name").count()).toBe(0);
    await page.getByRole("link", { name: words.landing.talkOn, exact: true }).click();
    await page.getByRole("region", { name: words.chat.care }).waitFor();
    expect(await page.locator(".plate").count()).toBe(0);
  });
});
