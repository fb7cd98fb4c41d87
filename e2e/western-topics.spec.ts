import { describe, expect, test } from "vitest";
import { cardWords as numerologyWords } from "../src/topics/numerology/card/words.ts";
import { listOpenTests } from "../src/topics/questionnaires.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { castTopic, takeTest } from "./steps/cast.ts";
import { ask, lastTurn, openTopic, readReading, readText } from "./steps/chat.ts";
import { openRow } from "./steps/details.ts";
import { type Guest, openHouse, type Person, quickly } from "./steps/house.ts";
import { listUnseen } from "./steps/seen.ts";
import { listCasts } from "./steps/stored.ts";
import { tapTerms } from "./steps/tap-terms.ts";

const guests: Required<Pick<Guest, "locale" | "device">>[] = [
  { locale: "zh", device: "phone" },
  { locale: "en", device: "desktop" },
];

/** At least how many terms each picture has. */
const told = [
  { topic: "astro", terms: 20 },
  { topic: "numerology", terms: 10 },
  { topic: "dream", terms: 5 },
] as const;

/** The picture in both lights: nobody is shut out, nothing is wider than the window. */
const expectOpenToAll = async ({ page }: Person, screen: string): Promise<void> => {
  expect(await listBarriersInBothLights(page, screen)).toEqual([]);
  expect(await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")).toBe(0);
};

describe.each(guests)("each Western topic, $locale on a $device", (guest) => {
  const house = openHouse(quickly);

  test.each(told)("$topic: one sentence is cast and told, and every term says what it is", async ({ topic, terms }) => {
    const person = await house.visit({ ...guest, isCalm: true });
    const { page } = person;
    await castTopic(person, topic);
    expect((await readReading(page)).length).toBeGreaterThan(100);
    expect(await lastTurn(page).locator(".fell-back").count()).toBe(0);
    expect(await listUnseen(page)).toEqual([]);
    const { count, silent } = await tapTerms(page);
    expect(count).toBeGreaterThan(terms);
    expect(silent).toEqual([]);
    await expectOpenToAll(person, topic);
  });

  test("a palm in words, on Basic: what was described is drawn", async () => {
    const person = await house.visit({ ...guest, isCalm: true });
    const { page } = person;
    await castTopic(person, "palmistry");
    expect(await listUnseen(page)).toEqual([]);
    const { silent } = await tapTerms(page);
    expect(silent).toEqual([]);
    await expectOpenToAll(person, "palmistry");
  });

  test.each(listOpenTests())("the report of the test %s is a picture, and every score says what it is", async (test) => {
    const person = await house.visit({ ...guest, isCalm: true });
    const { page } = person;
    await openTopic(person, test === "mbti" ? "mbti" : "personality");
    await takeTest(person, test);
    expect((await readReading(page)).length).toBeGreaterThan(200);
    expect(await listUnseen(page)).toEqual([]);
    const { count, silent } = await tapTerms(page);
    expect(count).toBeGreaterThan(3);
    expect(silent).toEqual([]);
    await expectOpenToAll(person, test);
  });
});

describe("what only one of them does", () => {
  const house = openHouse(quickly);

  test("numerology shows each step: the sum on paper, and the working behind a number that is tapped", async () => {
    const person = await house.visit({ locale: "en" });
    const { page } = person;
    await openTopic(person, "numerology");
    await ask(person, "Born 29 November 1985. What is this year for me?");
    const sums = await openRow(page, numerologyWords.en.sums);
    await sums.getByText("1+9+8+5", { exact: true }).waitFor();
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
    await lastTurn(page).locator(".plate-cap button").tap();
    await page.locator("[role=dialog] .dm-signs").waitFor();
    expect(await page.locator("[role=dialog] .dm-dots").count()).toBe(0);
    await page.keyboard.press("Escape");
    await openTopic(person, "dream");
    await ask(person, "昨晚又梦见蛇，它躺在门口不动");
    await lastTurn(page).locator(".plate-cap button").tap();
    await page.locator("[role=dialog] .dm-dots").first().waitFor();
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
