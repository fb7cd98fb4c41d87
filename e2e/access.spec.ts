import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { listBarriers } from "./steps/axe.ts";
import { ask, lastTurn, openTopic, waitStill } from "./steps/chat.ts";
import { type Guest, openHouse, type Person, quickly } from "./steps/house.ts";

const question = { zh: "我该不该换工作？", en: "Should I change jobs?" };

/** Each screen as it stands when somebody has come to it. */
const screens: Record<string, (person: Person) => Promise<void>> = {
  "front page": async ({ page, url, words }) => {
    await page.goto(url);
    await page.locator(".seal-line code").waitFor();
    await page.getByRole("button", { name: words.landing.cards[0]!, exact: true }).waitFor();
  },
  "front page, card turned": async ({ page, words }) => {
    await page.getByRole("button", { name: words.landing.cards[0]!, exact: true }).click();
    await page.getByRole("link", { name: words.landing.readOn, exact: true }).waitFor();
    await page.locator(".drawn-name b").waitFor();
  },
  "new chat, ask": (person) => openTopic(person, "ask"),
  "new chat, zhouYi": (person) => openTopic(person, "zhouYi"),
  "new chat, tarot": (person) => openTopic(person, "tarot"),
  "thread with reasons and proof open": async (person) => {
    const { page, words, locale } = person;
    await openTopic(person, "tarot");
    await ask(person, question[locale]);
    await lastTurn(page).locator(".why").first().click();
    await lastTurn(page).locator(".note .chip").first().waitFor();
    await lastTurn(page).getByRole("button", { name: words.chat.check, exact: true }).click();
    await lastTurn(page).locator(".verdict").nth(1).waitFor();
  },
  "hexagram with reasons open": async (person) => {
    const { page, locale } = person;
    await openTopic(person, "zhouYi");
    await ask(person, question[locale]);
    await lastTurn(page).locator(".why").first().click();
    await lastTurn(page).locator(".note .chip").first().waitFor();
  },
  history: async ({ page, url }) => {
    await page.goto(url + paths.history());
    await page.locator(".history .chat-row a").first().waitFor();
  },
  "history, asking before deletion": async ({ page, words }) => {
    await page.locator(".history .chat-row button").first().click();
    await page.getByRole("menuitem", { name: words.history.remove, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.history.confirm, exact: true }).waitFor();
  },
  "sky, no sign chosen yet": async ({ page, url }) => {
    await page.goto(url + paths.horoscope());
    await page.locator(".choose").waitFor();
    await page.locator(".place").nth(11).waitFor();
    await page.locator(".day-cell").first().waitFor();
  },
  "sky of a sign, a sum, a place and a day open": async ({ page, url }) => {
    await page.goto(url + paths.horoscope({ sign: "leo", period: "week", date: "2026-11-22" }));
    await page.locator(".score.is-love summary").click();
    await page.locator(".place button").first().click();
    await page.locator(".place-why .words-why li").first().waitFor();
    await page.locator(".day-cell").nth(12).click();
    await page.locator(".sum").waitFor();
  },
  "no such page": async ({ page, url }) => {
    await page.goto(`${url}/no/such/page`);
    await page.locator(".notice-number").waitFor();
  },
};
const onPhone: typeof screens = {
  "drawer open": async ({ page, words }) => {
    await page.getByRole("button", { name: words.app.openRail, exact: true }).click();
    await page.locator("#rail.is-open .hist-line").first().waitFor();
  },
};

const guests: Guest[] = [
  { locale: "zh", colorScheme: "light", device: "phone" },
  { locale: "zh", colorScheme: "light", device: "desktop" },
  { locale: "en", colorScheme: "dark", device: "phone" },
  { locale: "en", colorScheme: "dark", device: "desktop" },
];

describe("no screen shuts anyone out", () => {
  const house = openHouse(quickly);

  test.each(guests)("$locale, $colorScheme, $device", async (guest) => {
    const person = await house.visit({ ...guest, isCalm: true });
    const barriers: string[] = [];
    for (const [name, open] of Object.entries(guest.device === "phone" ? { ...screens, ...onPhone } : screens)) {
      await open(person);
      await waitStill(person.page);
      barriers.push(...(await listBarriers(person.page, name)));
      const width = await person.page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      if (width > 0) barriers.push(`${name}: wider than the window by ${width} px`);
    }
    expect(barriers).toEqual([]);
  });
});
