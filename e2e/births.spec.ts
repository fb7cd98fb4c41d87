import { describe, expect, test } from "vitest";
import { birthMessagesEn as form } from "../src/web/kernel/birth/messages.en.ts";
import { birthMessagesZh as zh } from "../src/web/kernel/birth/messages.zh.ts";
import { listBarriers } from "./steps/axe.ts";
import { ask, lastTurn, openTopic, readReading, readText, waitStill, waitTold } from "./steps/chat.ts";
import { openHouse, quickly } from "./steps/house.ts";
import { readFocused, tabTo } from "./steps/keyboard.ts";
import { listCasts } from "./steps/stored.ts";

const toMinutes = (instant: string): number => {
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(instant)!;
  return Number(hours) * 60 + Number(minutes);
};

describe("a birth", () => {
  const house = openHouse(quickly);

  test("said in a sentence is cast, put right is cast anew, and asked about further is not", async () => {
    const person = await house.visit({ device: "phone" });
    const { page } = person;
    await openTopic(person, "birthday");
    await ask(person, "我1990年5月1日下午一点三刻出生在上海，男");
    await lastTurn(page).locator(".plate", { hasText: "上海" }).waitFor();
    const reading = await readReading(page);
    expect(reading.length).toBeGreaterThan(100);
    expect(reading).not.toContain("1990年");

    await ask(person, "不是上海，是南京");
    await lastTurn(page).locator(".plate", { hasText: "南京" }).waitFor();

    await ask(person, "2027年事业怎么样");
    expect(await readReading(page)).toContain("2027");
    expect(await lastTurn(page).locator(".plate").count()).toBe(0);
    const casts = await listCasts(person);
    expect(casts.map(({ input }) => input)).toMatchObject([
      { birth: { date: "1990-05-01", time: "13:45", sex: "male", timeZone: "Asia/Shanghai" } },
      { birth: { date: "1990-05-01", time: "13:45", sex: "male", timeZone: "Asia/Shanghai" } },
    ]);
    // Nanjing lies 2.7° west of Shanghai: its Sun is some eleven minutes later.
    const [shanghai, nanjing] = casts.map(({ cast }) => toMinutes((cast as { trueSolarTime: string }).trueSolarTime)) as [number, number];
    expect(shanghai - nanjing).toBeGreaterThanOrEqual(10);
    expect(shanghai - nanjing).toBeLessThanOrEqual(12);
  });

  test("set on the wheels before a word is said is cast as its pillars stood over them, a reload between", async () => {
    const person = await house.visit({ device: "phone" });
    const { page } = person;
    await openTopic(person, "birthday");
    const wheel = (name: string) => page.getByRole("spinbutton", { name, exact: true });
    const standing = () => page.locator(".pillar-cells").allTextContents();
    await wheel(zh.year).fill("1990");
    await wheel(zh.month).fill("5");
    await wheel(zh.day).fill("2");
    await wheel(zh.day).press("ArrowDown");
    // By the Chinese calendar it is the same day, and by the other one again.
    await page.getByText(zh.lunar, { exact: true }).click();
    await page.locator(".birth-wheels", { hasText: "初七" }).waitFor();
    await page.getByText(zh.solar, { exact: true }).click();
    await page.locator(".birth-rows").getByText(zh.modes.clock, { exact: true }).click();
    await wheel(zh.hour).fill("13");
    await wheel(zh.minute).fill("45");
    await page.getByRole("combobox", { name: zh.place }).fill("上海");
    await page.getByRole("option").first().click();
    await page.locator(".birth-rows").getByText(zh.male, { exact: true }).click();
    await page.reload();
    // By the Sun of Shanghai, in a summer whose clocks were an hour fast.
    await page.locator(".birth-note", { hasText: "12:53" }).waitFor();
    expect(await standing()).toEqual(["庚午", "庚辰", "丙寅", "甲午"]);
    expect(await listBarriers(page, "the wheels")).toEqual([]);
    await page.locator(".send.is-verb").click();
    await waitTold(page);
    const [cast] = await listCasts(person);
    expect(cast!.cast).toMatchObject({ pillars: { year: "庚午", month: "庚辰", day: "丙寅", hour: "甲午" } });
  });

  test("of two are set one after the other, and cast as a match", async () => {
    const person = await house.visit({ device: "phone" });
    const { page } = person;
    await openTopic(person, "marriage");
    const setOne = async (date: readonly string[], city: string) => {
      for (const [at, part] of [zh.year, zh.month, zh.day].entries()) await page.getByRole("spinbutton", { name: part, exact: true }).fill(date[at]!);
      await page.locator(".birth-rows").getByText(zh.modes.unknown, { exact: true }).click();
      await page.getByRole("combobox", { name: zh.place }).fill(city);
      await page.getByRole("option").first().click();
    };
    await setOne(["1990", "5", "1"], "上海");
    await page.locator(".two-births label:has(:checked)", { hasText: "女方" }).waitFor();
    await setOne(["1992", "8", "8"], "南京");
    await page.locator(".two-births", { hasText: "庚午 庚辰 丙寅" }).waitFor();
    expect(await listBarriers(page, "two births")).toEqual([]);
    await page.locator(".send.is-verb").click();
    await waitTold(page);
    const [cast] = await listCasts(person);
    expect(cast!.cast).toMatchObject({ a: { pillars: { day: "丙寅", hour: null } }, b: { pillars: { day: "丙辰", hour: null } } });
  });

  test("whose date reads two ways is asked about, and the form is filled in: chips, no hour, a place by the keyboard", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words } = person;
    await openTopic(person, "birthday");
    await ask(person, "born 06/07/1990, male");
    const fields = page.getByRole("form", { name: words.chat.askTitle });
    const dates = fields.getByRole("group", { name: form.whichDate }).getByRole("radio");
    await dates.nth(1).waitFor();
    expect(await fields.getByRole("group", { name: form.whichDate }).locator("label").allInnerTexts()).toEqual(["7 June 1990", "6 July 1990"]);
    expect(await listBarriers(page, "the form")).toEqual([]);
    await dates.first().check();
    await fields.getByText(form.modes.unknown, { exact: true }).click();

    const place = fields.getByRole("combobox", { name: form.place });
    await place.focus();
    await page.keyboard.type("nan");
    await fields.getByRole("option").nth(1).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const chosen = await fields.getByRole("option", { selected: true }).locator("b").textContent();
    await page.keyboard.press("Enter");
    expect(await place.inputValue()).toContain(chosen!);
    expect(await page.locator(".plate").count()).toBe(0);
    await fields.getByRole("button", { name: words.chat.askSend, exact: true }).click();
    await page.locator(".plate").waitFor();
    await waitTold(page);
    const [cast] = await listCasts(person);
    expect(cast!.input).toMatchObject({ birth: { date: "1990-06-07", time: null, sex: "male" } });
    expect(cast!.cast).toMatchObject({ pillars: { hour: null } });
  });

  test("on a purple star plate: palaces open by tap and by key, a star says what it is, and a reload keeps it all", async () => {
    const person = await house.visit({ locale: "en" });
    const { page } = person;
    await openTopic(person, "purpleStar");
    await ask(person, "born 1 May 1990 at 1:45 pm in Shanghai, male. What does my Spouse palace say?");
    await waitStill(page);
    const shown = page.locator(".ps-cell[aria-pressed=true]");
    const panel = page.locator(".fold", { has: page.locator(".ps-panel[aria-live]") });
    const spouse = page.locator(".ps-cell", { hasText: "Spouse" });
    await spouse.click();
    expect(await readText(shown)).toContain("Spouse");
    const ofSpouse = await readText(panel);
    expect(ofSpouse).toContain("Spouse");
    await page.keyboard.press("Tab");
    expect((await readFocused(page)).isSeen).toBe(true);
    await page.keyboard.press("Enter");
    expect(await readText(shown)).not.toContain("Spouse");
    expect(await readText(panel)).not.toBe(ofSpouse);

    await spouse.press("Space");
    const star = panel.getByRole("button", { name: /Tai ?yang|Sun/i }).first();
    await tabTo(page, (await star.textContent())!.trim());
    await page.keyboard.press("Enter");
    const note = page.locator(".fact-note p");
    await note.waitFor();
    expect(((await note.textContent()) ?? "").length).toBeGreaterThan(60);
    expect(await listBarriers(page, "the plate")).toEqual([]);

    await page.reload();
    await page.locator(".ps-cell", { hasText: "Spouse" }).waitFor();
    await waitTold(page);
    expect(await page.locator(".plate").count()).toBe(1);
    expect(await page.locator(".ps-cell").count()).toBe(12);
  });
});
