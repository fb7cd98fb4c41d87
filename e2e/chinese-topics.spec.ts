import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { cardWords as almanacWords } from "../src/topics/auspicious/card/words.ts";
import type { TopicId } from "../src/topics/topic-ids.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { castTopic } from "./steps/cast.ts";
import { ask, lastTurn, openTopic, readReading, readText, waitTold } from "./steps/chat.ts";
import { openHouse, quickly } from "./steps/house.ts";
import { listUnseen } from "./steps/seen.ts";
import { listCasts } from "./steps/stored.ts";
import { tapTerms } from "./steps/tap-terms.ts";

const opened = [
  "TaoTeChing",
  "number",
  "fengshui",
  "purpleStar",
  "birthday",
  "fortune",
  "auspicious",
  "name",
  "marriage",
  "huangdi",
  "business",
] as const satisfies TopicId[];

describe.each(["zh", "en"] as const)("each Chinese topic, %s", (locale) => {
  const house = openHouse(quickly);

  test.each(opened)("%s: one sentence is cast and told, every term says what it is, and nobody is shut out", async (topic) => {
    const person = await house.visit({ locale, device: "phone", isCalm: true });
    const { page } = person;
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await castTopic(person, topic);
    expect((await readReading(page)).length).toBeGreaterThan(100);
    expect(await lastTurn(page).locator(".fell-back").count()).toBe(0);
    expect(await listUnseen(page)).toEqual([]);

    const { count, silent } = await tapTerms(page);
    expect(count).toBeGreaterThan(5);
    expect(silent).toEqual([]);
    expect(await listBarriersInBothLights(page, topic)).toEqual([]);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe("what only one of them does", () => {
  const house = openHouse(quickly);

  test("good days go into a calendar file, one event a day", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "auspicious");
    await ask(person, "12月领证选哪天？");
    const rows = lastTurn(page).locator(".folds");
    await rows.locator("summary", { hasText: almanacWords.zh.ruleTitle }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), rows.getByRole("button", { name: almanacWords.zh.save, exact: true }).click()]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const file = await readFile(await download.path(), "utf8");
    expect(file.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
    expect(file.trimEnd().endsWith("END:VCALENDAR")).toBe(true);
    const starts = [...file.matchAll(/^DTSTART;VALUE=DATE:(\d{8})\r$/gm)].map(([, date]) => date);
    expect(starts.length).toBeGreaterThan(1);
    for (const date of starts) expect(date).toMatch(/^202612\d\d$/);
    expect(starts).toHaveLength([...file.matchAll(/^BEGIN:VEVENT\r$/gm)].length);
  });

  test("a shaken cup draws from the lots of whoever was chosen, without a word", async () => {
    const person = await house.visit({ device: "phone" });
    const { page } = person;
    await openTopic(person, "fortune");
    await page.locator(".stick-whose select").selectOption({ label: "关圣帝君" });
    await page.locator(".stick-cup").tap();
    await waitTold(page);
    expect(await page.locator(".me").count()).toBe(0);
    await lastTurn(page).locator(".plate-cap", { hasText: "关圣帝君" }).waitFor();
    expect(await page.locator(".plate .verdict").count()).toBe(0);
    await page.locator(".plate").getByRole("button", { name: person.words.chat.check, exact: true }).tap();
    expect(await readText(page.locator(".plate .verdict").nth(2))).toContain(person.words.proof.castSame);
  });

  test("three numbers: “when” is answered with a time, from the numbers that stand", async () => {
    const person = await house.visit({ device: "phone" });
    const { page } = person;
    await openTopic(person, "number");
    await ask(person, "3 8 5 这份合同能签吗？");
    await ask(person, "什么时候有结果？");
    expect(await readText(lastTurn(page).locator(".reading > h2"))).toMatch(/\d+ ?[天日周年]|个月/);
    expect((await listCasts(person)).map(({ cast }) => cast)).toMatchObject([{ digits: [3, 8, 5], drawn: false }]);
  });
});
