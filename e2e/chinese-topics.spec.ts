import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Locale } from "../src/shared/i18n/locale.ts";
import { cardWords as almanacWords } from "../src/topics/auspicious/card/words.ts";
import { type TopicId, topicIds } from "../src/topics/topic-ids.ts";
import { listBarriers } from "./steps/axe.ts";
import { ask, lastTurn, openTopic, readReading, readText, waitStill, waitTold } from "./steps/chat.ts";
import { openHouse, quickly } from "./steps/house.ts";
import { listCasts } from "./steps/stored.ts";
import { tapTerms } from "./steps/tap-terms.ts";

const born: Record<Locale, string> = {
  zh: "1990年5月1日下午一点三刻出生在上海，男。我适合做什么工作？",
  en: "Born 1 May 1990 at 1:45 pm in Shanghai, male. What work suits me?",
};

/** One sentence a topic, which is all it needs. */
const sentences: Partial<Record<TopicId, Record<Locale, string>>> = {
  TaoTeChing: { zh: "要不要接下这份新差事？", en: "Should I take this new job?" },
  number: { zh: "3 8 5 这份合同能签吗？", en: "3 8 5 should I sign this contract?" },
  fengshui: { zh: "我家坐北朝南，2005年建，财位在哪？", en: "My house faces south, built in 2005. Where’s its money corner?" },
  purpleStar: born,
  birthday: born,
  fortune: { zh: "求观音签，问姻缘", en: "Draw me a lot from Guanyin about love" },
  auspicious: { zh: "12月领证选哪天？", en: "Which day in December should we register our marriage?" },
  name: { zh: "江沐阳这个名字好不好？", en: "How is the name Anna Schmidt?" },
  marriage: {
    zh: "他1990年5月1日下午一点三刻生在上海，她1992年8月8日早上八点生在南京，我们合不合？",
    en: "He was born on 1 May 1990 at 1:45 pm in Shanghai, she on 8 August 1992 at 8 am in Nanjing. Do we fit?",
  },
  huangdi: born,
  business: {
    zh: "我想开一家面馆，叫“云来面馆”，这个名字怎么样？",
    en: "I’m opening a coffee shop called “Blue Door Coffee”. How is the name?",
  },
};

const opened = topicIds.flatMap((topic) => {
  const said = (sentences as Partial<Record<string, Record<Locale, string>>>)[topic];
  return said ? [{ topic, said }] : [];
});

describe.each(["zh", "en"] as const)("each Chinese topic, %s", (locale) => {
  const house = openHouse(quickly);

  test.each(opened)("$topic: one sentence is cast and told, every term says what it is, and nobody is shut out", async ({ topic, said }) => {
    const person = await house.visit({ locale, device: "phone", isCalm: true });
    const { page } = person;
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await openTopic(person, topic);
    await ask(person, said[locale]);
    await lastTurn(page).locator(".plate .plate-cap").waitFor();
    expect((await readReading(page)).length).toBeGreaterThan(100);
    expect(await lastTurn(page).locator(".fell-back").count()).toBe(0);

    const { count, silent } = await tapTerms(page);
    expect(count).toBeGreaterThan(5);
    expect(silent).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await waitStill(page);
      expect(await listBarriers(page, `${topic}, ${colorScheme}`)).toEqual([]);
    }
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
    const plate = lastTurn(page).locator(".plate");
    const [download] = await Promise.all([page.waitForEvent("download"), plate.getByRole("button", { name: almanacWords.zh.save, exact: true }).click()]);
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
    expect(await readText(page.locator(".plate .verdict").nth(2))).toContain(person.words.chat.proof.castSame);
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
