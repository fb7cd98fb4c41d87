import { describe, expect, test } from "vitest";
import { getSitting } from "../src/shared/contract/sitting.ts";
import { sittingMessagesEn } from "../src/web/features/chat/thread/sitting/messages.en.ts";
import { sittingMessagesZh } from "../src/web/features/chat/thread/sitting/messages.zh.ts";
import { listBarriers } from "./steps/axe.ts";
import { input, lastTurn, openTopic, readReading, readText, send, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";
import { readFocused } from "./steps/keyboard.ts";
import { listCasts, readStored, toVisitor } from "./steps/stored.ts";
import { answerBeside, answerUntil, byKey, byTouch, readPlace, testCard } from "./steps/test-sitting.ts";

const patienceMs = 420_000;

const answersOf = async (person: Person): Promise<unknown> => ((await listCasts(person)).at(-1)!.input as { answers: unknown }).answers;

const begin = async (person: Person, words: string): Promise<void> => {
  await openTopic(person, "mbti");
  await send(person, words);
  await waitTold(person.page);
  await testCard(person.page).waitFor();
};

describe("a test", () => {
  const house = openHouse(quickly);

  test(
    "of 200 questions is done by keyboard, through a reload, and finished on another device",
    async () => {
      const words = sittingMessagesEn;
      const person = await house.visit({ locale: "en", isCalm: true });
      const { page } = person;
      await openTopic(person, "mbti");
      await send(person, "Take the full one, 200 questions");
      await waitTold(page);
      await testCard(page).waitFor();
      expect(await readPlace(page)).toEqual({ at: 1, total: 200 });
      expect(await listBarriers(page, "a question")).toEqual([]);

      const first = await answerUntil(person, 40, byKey);
      expect(await readPlace(page)).toEqual({ at: 41, total: 200 });
      await page.keyboard.press("ArrowLeft");
      await eventually(() => readPlace(page)).toEqual({ at: 40, total: 200 });
      await eventually(() => testCard(page).getByRole("radio", { checked: true }).count()).toBe(1);
      await page.keyboard.press("ArrowRight");
      await eventually(() => readPlace(page)).toEqual({ at: 41, total: 200 });
      await page.keyboard.press("ArrowRight");
      expect(await readPlace(page)).toEqual({ at: 41, total: 200 });

      await input(page).click();
      await page.keyboard.type("12");
      expect(await input(page).inputValue()).toBe("12");
      expect(await readPlace(page)).toEqual({ at: 41, total: 200 });
      await input(page).fill("");

      await page.reload();
      await testCard(page).waitFor();
      expect(await readPlace(page)).toEqual({ at: 41, total: 200 });
      const second = await answerUntil(person, 80, byKey);

      const stored = await person.context.storageState();
      await eventually(() => readText(testCard(page).locator(".sit-saving"))).toBe(words.saved);
      const elsewhere = await house.visit({ locale: "en", isCalm: true });
      const visitor = stored.origins.flatMap(({ localStorage }) => localStorage).filter(({ name }) => name === "visitor" || name === "userId");
      await elsewhere.context.addInitScript(`for (const { name, value } of ${JSON.stringify(visitor)}) localStorage.setItem(name, value);`);
      await elsewhere.page.goto(page.url());
      await testCard(elsewhere.page).waitFor();
      expect(await readPlace(elsewhere.page)).toEqual({ at: 81, total: 200 });
      const third = await answerBeside(elsewhere, 185);
      expect(await readPlace(elsewhere.page)).toEqual({ at: 186, total: 200 });
      const fourth = await answerUntil(elsewhere, 200, byKey);

      await testCard(elsewhere.page).getByRole("button", { name: words.report }).waitFor();
      await eventually(async () => (await readFocused(elsewhere.page)).name).toBe(words.report);
      await elsewhere.page.keyboard.press("Enter");
      await lastTurn(elsewhere.page).locator(".plate").waitFor();
      await waitTold(elsewhere.page);
      expect((await readReading(elsewhere.page)).length).toBeGreaterThan(200);
      expect(await answersOf(elsewhere)).toEqual([...first, ...second, ...third, ...fourth].map(({ value }) => value));

      await page.reload();
      const line = page.locator(".sit-line", { hasText: "200" });
      await line.getByRole("button", { name: words.look }).click();
      await eventually(() => page.locator(".sit-review li").count()).toBe(200);
      expect(await testCard(page).count()).toBe(0);
    },
    patienceMs,
  );

  test(
    "is done by touch on a phone, with one answer changed on the way",
    async () => {
      const words = sittingMessagesZh;
      const person = await house.visit({ device: "phone", isCalm: true });
      const { page } = person;
      await begin(person, "做 28 题版");
      const target = await testCard(page).getByRole("radio").first().boundingBox();
      expect(target!.height).toBeGreaterThanOrEqual(56);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);

      const answered = await answerUntil(person, 10, byTouch);
      await testCard(page).getByRole("button", { name: words.previous }).tap();
      await eventually(() => readPlace(page)).toEqual({ at: 10, total: 28 });
      const last = answered.at(-1)!;
      last.value = last.value === 1 ? 2 : 1;
      await byTouch(page, last.value);
      await eventually(() => readPlace(page)).toEqual({ at: 11, total: 28 });
      expect(await testCard(page).getByRole("button", { name: words.report }).count()).toBe(0);
      answered.push(...(await answerUntil(person, 28, byTouch)));

      await testCard(page).getByRole("button", { name: words.report }).tap();
      await lastTurn(page).locator(".plate").waitFor();
      await waitTold(page);
      expect(await answersOf(person)).toEqual(answered.map(({ value }) => value));
      await page.locator(".sit-line", { hasText: words.look }).waitFor();
    },
    patienceMs,
  );

  test("cut off from the line keeps the answers on the device, and brings them when it is back", async () => {
    const words = sittingMessagesZh;
    const person = await house.visit({ isCalm: true });
    const { page, context } = person;
    await begin(person, "做 28 题版");
    await context.setOffline(true);
    const answered = await answerUntil(person, 5, byKey);
    await eventually(() => readText(testCard(page).locator(".sit-saving"))).toBe(words.offline);
    await context.setOffline(false);
    await eventually(() => readText(testCard(page).locator(".sit-saving"))).toBe(words.saved);
    await page.reload();
    await testCard(page).waitFor();
    expect(await readPlace(page)).toEqual({ at: 6, total: 28 });
    answered.push(...(await answerUntil(person, 28, byKey)));
    await testCard(page).getByRole("button", { name: words.report }).click();
    await lastTurn(page).locator(".plate").waitFor();
    expect(await answersOf(person)).toEqual(answered.map(({ value }) => value));
  });

  test("in the middle of which something is asked moves under the answer and keeps the question", async () => {
    const words = sittingMessagesZh;
    const person = await house.visit({ isCalm: true });
    const { page } = person;
    await begin(person, "做 28 题版");
    await answerUntil(person, 4, byKey);
    await send(person, "我适合带团队吗？");
    await waitTold(page);
    await testCard(page).waitFor();
    expect(await readPlace(page)).toEqual({ at: 5, total: 28 });
    await page.locator(".sit-line", { hasText: words.moved }).waitFor();
    expect(await page.locator(".sit").count()).toBe(1);
  });

  test("of five steps takes the digits, and the largest targets of a phone", async () => {
    const person = await house.visit({ device: "phone", isCalm: true });
    const { page } = person;
    await openTopic(person, "personality");
    await send(person, "开始测试：九型");
    await waitTold(page);
    await testCard(page).getByRole("radio").first().waitFor();
    expect(await testCard(page).getByRole("radio").count()).toBe(5);
    const heights = await testCard(page)
      .getByRole("radio")
      .evaluateAll((all: { offsetHeight: number }[]) => all.map(({ offsetHeight }) => offsetHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    expect(await listBarriers(page, "a scale")).toEqual([]);
    await testCard(page).getByRole("radio").first().focus();
    const answered = await answerUntil(person, 10, byKey);
    expect(answered.map(({ value }) => value)).toEqual([2, 3, 4, 5, 1, 2, 3, 4, 5, 1]);
    const question = (await readStored(person)).messages.flatMap(({ parts }) => parts).find(({ type }) => type === "data-question");
    const { sitting } = (question as { data: { sitting: string } }).data;
    const visitor = await toVisitor(person);
    const byItem = Object.fromEntries(answered.map(({ item, value }) => [item, value]));
    await eventually(async () => (await visitor.ask(getSitting, { id: sitting })).data.answers).toEqual(byItem);
  });
});
