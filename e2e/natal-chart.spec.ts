import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cardWords } from "../src/topics/astro/card/words.ts";
import type { AstroCast } from "../src/topics/astro/cast-types.ts";
import { birthMessagesEn as form } from "../src/web/kernel/birth/messages.en.ts";
import { listBarriers } from "./steps/axe.ts";
import { ask, lastTurn, openTopic, readReading, readText, send, waitStill, waitTold, waitWords } from "./steps/chat.ts";
import { openRow, shutSheet } from "./steps/details.ts";
import { eventually, openHouse, type Person, quickly, slowly } from "./steps/house.ts";
import { expectAsStored, listCasts } from "./steps/stored.ts";

const born = {
  zh: "我1990年5月1日下午一点三刻出生在上海，我适合做什么工作？",
  en: "Born 1 May 1990 at 1:45 pm in Shanghai. What work suits me?",
};
const { zh, en } = cardWords;

const plate = (page: Page): Locator => page.locator(".plate");
const view = (page: Page, name: string): Locator => plate(page).locator(".as-switch label", { hasText: name });
const readWidth = async (glyph: Locator): Promise<number> => Math.round((await glyph.boundingBox())!.width);
const readSun = async (person: Person) => ((await listCasts(person)).at(-1)!.cast as AstroCast).bodies.sun;

/** Every mark of the wheel, tapped in its middle, opens what the wheel has there. @returns the names that opened */
const tapMarks = async (page: Page): Promise<string[]> => {
  const opened: string[] = [];
  for (const mark of await plate(page).locator(".as-mark .as-halo").all()) {
    await mark.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await mark.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const name = page.locator(".fact-note b i");
    await name.waitFor();
    opened.push(await readText(name));
    await page.locator(".fact-note button").tap();
    await name.waitFor({ state: "detached" });
  }
  return opened;
};

describe("a natal chart", () => {
  const house = openHouse(quickly);

  test("said in a sentence: bodies open by a tap, the wheel zooms, and the sky of the moment goes round it", async () => {
    const person = await house.visit({ device: "phone", isCalm: true });
    const { page } = person;
    await openTopic(person, "astro");
    await ask(person, born.zh);
    await plate(page).locator(".as-wheel[role=img]").waitFor();
    expect(await readSun(person)).toMatchObject({ sign: "taurus", house: 9 });
    const opened = await tapMarks(page);
    expect(new Set(opened).size).toBe(opened.length);
    expect(opened.length).toBeGreaterThanOrEqual(12);

    const core = plate(page).locator(".as-wheel[role=img] .as-halo").first();
    const whole = await readWidth(core);
    await plate(page).getByRole("button", { name: zh.zoom.in, exact: true }).tap();
    await eventually(() => readWidth(core)).toBeGreaterThan(whole * 1.3);
    await plate(page).getByRole("button", { name: zh.zoom.reset, exact: true }).tap();
    await eventually(() => readWidth(core)).toBe(whole);

    await view(page, zh.views.transits).tap();
    await plate(page).locator(".as-mark.as-outer").first().waitFor();
    await (await openRow(page, zh.aspectsTitle.transits)).locator(".as-aspect").first().waitFor();
    await shutSheet(page);
    expect(await listBarriers(page, "transits")).toEqual([]);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  });

  test("what is folded away opens when a reason asks for it", async () => {
    const person = await house.visit({ locale: "en" });
    const { page } = person;
    await openTopic(person, "astro");
    await ask(person, "Born 1 May 1990 at 1:45 pm in Shanghai. Which dates should I know in the year ahead?");
    const year = lastTurn(page).locator(".fold", { hasText: en.yearTitle });
    await year.waitFor();
    expect(await year.getAttribute("open")).toBeNull();
    await lastTurn(page).locator(".why").first().click();
    const chips = lastTurn(page).locator(".note .chip");
    await chips.first().waitFor();
    for (const chip of await chips.all()) {
      await chip.click();
      if ((await year.getAttribute("open")) !== null) break;
    }
    expect(await year.getAttribute("open")).not.toBeNull();
    await year.locator("[aria-pressed=true]").first().waitFor();
    expect(await listBarriers(page, "the fold open")).toEqual([]);
  });

  test("is asked for by the form; without an hour there are no houses, and the Moon is a stretch", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words } = person;
    await openTopic(person, "astro");
    await ask(person, "What does my Moon need?");
    const fields = page.getByRole("form", { name: words.chat.askTitle });
    await fields.waitFor();
    expect(await listBarriers(page, "the form")).toEqual([]);
    for (const [name, value] of [
      [form.year, "1990"],
      [form.month, "5"],
      [form.day, "1"],
    ] as const)
      await fields.getByRole("spinbutton", { name, exact: true }).fill(value);
    await fields.getByText(form.modes.unknown, { exact: true }).click();
    await fields.getByRole("combobox", { name: form.place }).fill("nanjing");
    await fields.getByRole("option").first().click();
    await fields.getByRole("button", { name: words.chat.askSend, exact: true }).click();
    await plate(page).waitFor();
    await waitTold(page);
    const [cast] = await listCasts(person);
    expect(cast!.cast).toMatchObject({ isTimeUnknown: true, angles: null, cusps: null });
    await plate(page).locator(".as-moon-arc").waitFor();
    const making = await openRow(page, en.makingTitle);
    await making.getByText(en.caveats(cast!.cast as AstroCast, "natal")[0]!, { exact: true }).waitFor();
    expect(await listBarriers(page, "no hour")).toEqual([]);
  });

  test("of two: the second goes round the first, and each pair of them opens", async () => {
    const person = await house.visit({ device: "phone", colorScheme: "dark", isCalm: true });
    const { page } = person;
    await openTopic(person, "astro");
    await ask(person, "我1990年5月1日下午一点三刻生在上海，她1992年8月8日早上八点生在南京，我们合不合？");
    await plate(page).getByRole("radio", { name: zh.views.two }).waitFor();
    expect(await plate(page).getByRole("radio", { name: zh.views.two }).isChecked()).toBe(true);
    await (await openRow(page, zh.aspectsTitle.two)).locator(".as-aspect").first().tap();
    await page.locator(".fact-note p").waitFor();
    await shutSheet(page);
    await view(page, zh.views.natal).tap();
    await openRow(page, zh.aspectsTitle.natal);
    await shutSheet(page);
    expect(await plate(page).locator(".as-mark.as-outer").count()).toBe(0);
    expect(await listBarriers(page, "two charts")).toEqual([]);
  });

  test("is asked about further without another cast, and told once more beside the first", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words } = person;
    await openTopic(person, "astro");
    await ask(person, born.en);
    const next = lastTurn(page).locator(".next button");
    const question = await readText(next.first());
    await next.first().click();
    await lastTurn(page).locator(".me", { hasText: question }).waitFor();
    await waitTold(page);
    const first = await readReading(page);
    expect(first.length).toBeGreaterThan(80);
    expect(await plate(page).count()).toBe(1);
    expect(await listCasts(person)).toHaveLength(1);

    await lastTurn(page).getByRole("button", { name: words.chat.regenerate, exact: true }).click();
    await eventually(() => readText(lastTurn(page).locator(".answer .versions [role=img]"))).toBe("2/2");
    await waitTold(page);
    expect(await plate(page).count()).toBe(1);
    await expectAsStored(person);
  });
});

describe("a natal chart that is being told", () => {
  const house = openHouse(slowly);

  test("stands whole after a reload in the middle: wheel, words so far, and the rest as it comes", async () => {
    const person = await house.visit({ device: "phone" });
    const { page, words } = person;
    await openTopic(person, "astro");
    await send(person, born.zh);
    const seen = await waitWords(page, 120);
    await page.reload();
    expect((await waitWords(page, seen.length)).startsWith(seen)).toBe(true);
    await plate(page).locator(".as-wheel[role=img]").waitFor();
    await page.getByRole("button", { name: words.chat.skip, exact: true }).click();
    await waitTold(page);
    await waitStill(page);
    await expectAsStored(person);
    expect(await listCasts(person)).toHaveLength(1);
    expect(await page.locator(".me").allTextContents()).toEqual([expect.stringContaining(born.zh)]);
  });
});
