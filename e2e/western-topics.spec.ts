import { describe, expect, test } from "vitest";
import type { Locale } from "../src/shared/i18n/locale.ts";
import { listOpenTests } from "../src/topics/questionnaires.ts";
import { sittingMessagesEn } from "../src/web/features/chat/thread/sitting/messages.en.ts";
import { sittingMessagesZh } from "../src/web/features/chat/thread/sitting/messages.zh.ts";
import { listBarriers } from "./steps/axe.ts";
import { ask, lastTurn, openTopic, readReading, readText, send, waitStill, waitTold } from "./steps/chat.ts";
import { type Guest, openHouse, type Person, quickly } from "./steps/house.ts";
import { listCasts } from "./steps/stored.ts";
import { tapTerms } from "./steps/tap-terms.ts";
import { answerAll, testCard } from "./steps/test-sitting.ts";

const guests: Required<Pick<Guest, "locale" | "device">>[] = [
  { locale: "zh", device: "phone" },
  { locale: "en", device: "desktop" },
];

/** One sentence a topic, which is all it needs, and at least how many terms its picture has. */
const told = [
  {
    topic: "astro",
    terms: 20,
    said: { zh: "1990年5月1日下午一点三刻出生在上海，男。我适合做什么工作？", en: "Born 1 May 1990 at 1:45 pm in Shanghai, male. What work suits me?" },
  },
  {
    topic: "numerology",
    terms: 10,
    said: { zh: "我叫 Anna Schmidt，1990年5月1日出生，今年怎么样？", en: "I’m Anna Schmidt, born 29 November 1985. What is this year for me?" },
  },
  {
    topic: "dream",
    terms: 6,
    said: {
      zh: "我梦见一条黑蛇在老家追我，我拼命跑，牙齿掉了，很害怕。",
      en: "I dreamt a black snake chased me through my old school and my teeth fell out. I was scared.",
    },
  },
] as const;

/** The picture in both lights: nobody is shut out, nothing is wider than the window. */
const expectOpenToAll = async ({ page }: Person, screen: string): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await waitStill(page);
    expect(await listBarriers(page, `${screen}, ${colorScheme}`)).toEqual([]);
  }
  expect(await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")).toBe(0);
};

describe.each(guests)("each Western topic, $locale on a $device", (guest) => {
  const house = openHouse(quickly);
  const { locale } = guest;

  test.each(told)("$topic: one sentence is cast and told, and every term says what it is", async ({ topic, said, terms }) => {
    const person = await house.visit({ ...guest, isCalm: true });
    const { page } = person;
    await openTopic(person, topic);
    await ask(person, said[locale]);
    await lastTurn(page).locator(".plate .plate-cap").waitFor();
    expect((await readReading(page)).length).toBeGreaterThan(100);
    expect(await lastTurn(page).locator(".fell-back").count()).toBe(0);
    const { count, silent } = await tapTerms(page);
    expect(count).toBeGreaterThan(terms);
    expect(silent).toEqual([]);
    await expectOpenToAll(person, topic);
  });

  test("a palm in words, on Basic: what was described is drawn", async () => {
    const person = await house.visit({ ...guest, isCalm: true });
    const { page, words } = person;
    await openTopic(person, "palmistry");
    const basic = page.getByRole("radio", { name: "Basic" });
    if (await basic.isVisible()) await basic.check({ force: true });
    await ask(person, { zh: "我的感情线怎么样？", en: "How is my heart line?" }[locale]);
    const fields = page.getByRole("form", { name: words.chat.askTitle });
    for (const one of await fields.locator("select").all()) await one.selectOption({ index: 1 });
    await fields.getByRole("button", { name: words.chat.askSend, exact: true }).click();
    await lastTurn(page).locator(".pm-figure .pm-hand").waitFor();
    await waitTold(page);
    const { silent } = await tapTerms(page);
    expect(silent).toEqual([]);
    await expectOpenToAll(person, "palmistry");
  });

  test.each(listOpenTests())("the report of the test %s is a picture, and every score says what it is", async (test) => {
    const words = { zh: sittingMessagesZh, en: sittingMessagesEn }[locale];
    const person = await house.visit({ ...guest, isCalm: true });
    const { page } = person;
    await openTopic(person, test === "mbti" ? "mbti" : "personality");
    await send(person, starts[test]![locale]);
    await testCard(page).waitFor();
    await answerAll(person);
    await testCard(page).getByRole("button", { name: words.report }).click();
    await lastTurn(page).locator(".plate .plate-cap").waitFor();
    await waitTold(page);
    expect((await readReading(page)).length).toBeGreaterThan(200);
    const { count, silent } = await tapTerms(page);
    expect(count).toBeGreaterThan(3);
    expect(silent).toEqual([]);
    await expectOpenToAll(person, test);
  });
});

const starts: Record<string, Record<Locale, string>> = {
  mbti: { zh: "做 28 题版", en: "The 28 questions" },
  enneagram: { zh: "开始测试：九型", en: "Start the test: Nine types" },
  jungian: { zh: "开始测试：荣格八功能", en: "Start the test: Eight functions" },
  disc: { zh: "开始测试：行为四格", en: "Start the test: Four working styles" },
  keirsey: { zh: "开始测试：气质四型", en: "Start the test: Four temperaments" },
  socialStyles: { zh: "开始测试：社交风格", en: "Start the test: Social styles" },
  fiveElements: { zh: "开始测试：五行性格", en: "Start the test: Five-element temper" },
  bigFive: { zh: "开始测试：大五人格", en: "Start the test: Big Five" },
};

describe("what only one of them does", () => {
  const house = openHouse(quickly);

  test("numerology shows each step: the sum on paper, and the working behind a number that is tapped", async () => {
    const person = await house.visit({ locale: "en" });
    const { page } = person;
    await openTopic(person, "numerology");
    await ask(person, "Born 29 November 1985. What is this year for me?");
    await lastTurn(page).locator(".plate", { hasText: "1+9+8+5" }).waitFor();
    await lastTurn(page).locator(".nm-core").first().click();
    expect(await readText(page.locator(".fact-note p"))).toContain("1+9+8+5=23");
    const [cast] = await listCasts(person);
    expect(cast!.cast).toMatchObject({ lifePath: 9, expression: null });

    await ask(person, "My name is Anna Schmidt");
    expect((await listCasts(person)).at(-1)!.cast).toMatchObject({ lifePath: 9, expression: expect.any(Number) });
  });

  test("a second dream, in another chat, says what has come back", async () => {
    const person = await house.visit({ device: "phone" });
    const { page } = person;
    await openTopic(person, "dream");
    await ask(person, "我梦见一条蛇追着我上楼梯");
    expect(await lastTurn(page).locator(".dm-dots").count()).toBe(0);
    await openTopic(person, "dream");
    await ask(person, "昨晚又梦见蛇，它躺在门口不动");
    await lastTurn(page).locator(".dm-dots").first().waitFor();
    const [cast] = await listCasts(person);
    expect(cast!.cast).toMatchObject({ earlierCount: 1, recurring: [{ id: "snake", times: 2 }] });
  });

  test("ask sends a dream to the dream book", async () => {
    const person = await house.visit({ device: "phone" });
    await openTopic(person, "ask");
    await ask(person, "我昨晚梦见蛇");
    await lastTurn(person.page).locator(".plate .dm").waitFor();
    expect((await listCasts(person)).map(({ topic }) => topic)).toEqual(["dream"]);
  });

  test("ask asks for the birth that a natal chart needs, and goes on from there", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words } = person;
    await openTopic(person, "ask");
    await ask(person, "Look at my natal chart");
    await page.getByRole("form", { name: words.chat.askTitle }).waitFor();
    await ask(person, "1 May 1990, 1:45 pm, Shanghai");
    await lastTurn(page).locator(".plate .as").waitFor();
    expect((await listCasts(person)).map(({ topic }) => topic)).toEqual(["astro"]);
  });
});
