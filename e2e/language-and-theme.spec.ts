import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { ask, openTopic, readReading, readText, waitStill } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";
import { toChatId } from "./steps/stored.ts";
import { words } from "./steps/words.ts";

const readLang = ({ page }: Person) => page.evaluate<string>("document.documentElement.lang");
const readKept = ({ page }: Person, key: string) => page.evaluate<string | null>(`localStorage.getItem("${key}")`);
/** How light the page's ground is, 0 to 255. */
const readLightness = async ({ page }: Person): Promise<number> => {
  const colour = await page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
};

describe("the language", () => {
  const house = openHouse(quickly);

  test("the switch changes the page around a chat, keeps the chat and the place in it, and holds for the next visit", async () => {
    const person = await house.visit();
    const { page, url } = person;
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？");
    const id = toChatId(person);
    const reading = await readReading(page);
    const mark = page.locator(".para").nth(2);
    await waitStill(page);
    await mark.scrollIntoViewIfNeeded();
    await waitStill(page);
    const before = await mark.boundingBox();
    await page.getByRole("button", { name: words.zh.app.switchLocale }).click();
    await page.getByRole("button", { name: words.en.app.switchLocale }).waitFor();
    expect(await readLang(person)).toBe("en");
    const here = new URL(page.url()).searchParams;
    expect([here.get("msg"), here.get("type")]).toEqual([id, "tarot_en"]);
    expect(await readReading(page)).toBe(reading);
    await waitStill(page);
    expect(Math.abs(((await mark.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60);

    const later = await person.context.newPage();
    await later.goto(url + paths.history());
    await later.getByRole("heading", { level: 1, name: words.en.history.title, exact: true }).waitFor();
    await later.goto(url);
    await later.getByRole("button", { name: words.en.landing.cards[1]!, exact: true }).waitFor();
    expect(await later.title()).toBe(words.en.landing.title);
  });

  test("an address in English is English for this view alone", async () => {
    const person = await house.visit({ locale: "zh" });
    const { page, url } = person;
    await page.goto(url + paths.topic("tarot", "en"));
    await page.getByRole("button", { name: words.en.chat.fanCard(1), exact: true }).waitFor();
    expect(await readLang(person)).toBe("en");
    expect(await readKept(person, "lang")).toBeNull();
    await page.goto(url + paths.history());
    await page.getByRole("heading", { level: 1, name: words.zh.history.title, exact: true }).waitFor();
    expect(await readLang(person)).toBe("zh-Hans");
  });

  test("the front page's own switch is remembered by the server, which then serves that language", async () => {
    const person = await house.visit({ locale: "zh" });
    const { page, url } = person;
    await page.goto(url);
    await page.getByRole("button", { name: words.zh.landing.switchLocale }).click();
    await page.getByRole("button", { name: words.en.landing.cards[1]!, exact: true }).waitFor();
    await eventually(async () => (await person.context.cookies()).find(({ name }) => name === "lang")?.value).toBe("en");
    const served = await person.context.request.get(url);
    expect(await served.text()).toContain('lang="en"');
    await page.goto(url + paths.history());
    await page.getByRole("heading", { level: 1, name: words.en.history.title, exact: true }).waitFor();
  });
});

describe("the theme", () => {
  const house = openHouse(quickly);

  test("follows the system until the switch is used, which a reload keeps, on every page", async () => {
    const person = await house.visit({ colorScheme: "dark" });
    const { page, url, words: own } = person;
    await page.goto(url);
    expect(await readLightness(person)).toBeLessThan(60);
    await openTopic(person, "tarot");
    expect(await readLightness(person)).toBeLessThan(60);
    await page.emulateMedia({ colorScheme: "light" });
    await eventually(() => readLightness(person)).toBeGreaterThan(200);

    await page.getByRole("button", { name: own.app.toDark, exact: true }).click();
    await eventually(() => readLightness(person)).toBeLessThan(60);
    await page.reload();
    await page.getByRole("button", { name: own.app.toLight, exact: true }).waitFor();
    expect(await readLightness(person)).toBeLessThan(60);
    await page.goto(url);
    expect(await readLightness(person)).toBeLessThan(60);
    await page.getByRole("button", { name: own.landing.toLight, exact: true }).click();
    await eventually(() => readLightness(person)).toBeGreaterThan(200);
    expect(await readText(page.locator("h1"))).not.toBe("");
  });
});
