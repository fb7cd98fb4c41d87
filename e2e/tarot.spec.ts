import { describe, expect, test } from "vitest";
import { type SpreadId, spreadIds, spreads } from "../src/topics/tarot/spreads.ts";
import { ask, input, lastTurn, openTopic, readReading, readText, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { saidToSpread } from "./steps/said.ts";
import { listUnseen } from "./steps/seen.ts";
import { readStored } from "./steps/stored.ts";

const question = "我该不该换工作？";

describe("three cards", () => {
  const house = openHouse(quickly);

  test("a question written and sent with Enter is answered by three cards, a headline and reasons; chips ask on; a new question casts afresh", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "tarot");
    await page.locator(".seal-line code, .seal-line:not(.is-waiting)").first().waitFor();
    await input(page).pressSequentially(question);
    await input(page).press("Enter");
    await waitTold(page);
    expect(await input(page).inputValue()).toBe("");
    expect(await readText(lastTurn(page).locator(".me"))).toContain(question);
    await eventually(() => page.locator(".plate .tc-slot").count()).toBe(3);
    expect((await readText(lastTurn(page).locator(".reading > h2"))).length).toBeGreaterThan(4);
    expect(await lastTurn(page).locator(".para").count()).toBeGreaterThan(3);
    expect(await page.title()).toContain("换工作");
    await page.locator(".dock > .fine").waitFor();

    const chip = lastTurn(page).locator(".next button").first();
    const followUp = await readText(chip);
    const firstReading = await readReading(page);
    await chip.click();
    await lastTurn(page).locator(".me", { hasText: followUp }).waitFor();
    await waitTold(page);
    expect(await page.locator(".plate").count()).toBe(1);
    expect(await readReading(page)).not.toBe(firstReading);

    await ask(person, "换个问题");
    expect(await page.locator(".plate").count()).toBe(1);
    await ask(person, "我和妹妹能和好吗？");
    expect(await page.locator(".plate").count()).toBe(2);
    await ask(person, "换个问题：他还会联系我吗？");
    expect(await page.locator(".plate").count()).toBe(3);
    const { messages } = await readStored(person);
    const casts = messages.flatMap(({ parts }) => parts).filter((part) => part.type === "data-cast");
    expect(new Set(casts.map(({ data }) => data.castId)).size).toBe(3);
    expect(casts.map(({ data }) => data.question)).toEqual([question, "我和妹妹能和好吗？", "他还会联系我吗？"]);
  });

  test.each(["phone", "desktop"] as const)(
    "on a %s, one more card hangs on a thread under the card it answers; the spread lies as it was, small",
    async (device) => {
      const person = await house.visit({ device, isCalm: true });
      const { page } = person;
      await openTopic(person, "tarot");
      await ask(person, question);
      await ask(person, "卡住的那张，再抽一张看看");
      const plate = page.locator(".sitting").last().locator(".plate");
      await eventually(() => plate.locator(".tc-before li").count()).toBe(3);
      expect(await plate.locator(".tc-slot").count()).toBe(1);
      expect(await plate.locator(".tc-before li:not(.is-faded)").count()).toBe(1);
      expect(await readText(plate.locator(".plate-cap"))).toContain("卡在哪里");
      const { thread, answered, hung } = await page.evaluate<Record<"thread" | "answered" | "hung", { top: number; bottom: number; middle: number }>>(`(() => {
      const measure = (selector) => {
        const { top, bottom, left, width } = [...document.querySelectorAll(selector)].at(-1).getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom), middle: Math.round(left + width / 2) };
      };
      return { thread: measure(".tc-thread path"), answered: measure(".tc-before li:not(.is-faded) .tc-small"), hung: measure(".tc-hung .tc-slot") };
    })()`);
      expect(Math.abs(thread.top - answered.bottom)).toBeLessThanOrEqual(1);
      expect(Math.abs(thread.bottom - hung.top)).toBeLessThanOrEqual(1);
      expect(Math.abs(thread.middle - hung.middle)).toBeLessThanOrEqual(1);
      expect(Math.abs(answered.middle - hung.middle)).toBeLessThanOrEqual(1);
      expect(await listUnseen(page)).toEqual([]);
    },
  );

  test("a tapped card draws without a word being written", async () => {
    const person = await house.visit({ device: "phone", locale: "en" });
    const { page, words } = person;
    await openTopic(person, "tarot");
    await page.getByRole("button", { name: words.chat.fanCard(2), exact: true }).tap();
    await waitTold(page);
    expect(await page.locator(".me").count()).toBe(0);
    await eventually(() => page.locator(".plate .tc-slot").count()).toBe(3);
    expect(new URL(page.url()).searchParams.has("msg")).toBe(true);
  });

  test("each spread is taken in at once; a small card that is tapped stands large beside its words, on a phone in the sheet at its row", async () => {
    const person = await house.visit({ device: "phone", locale: "en", isCalm: true });
    const { page } = person;
    const unseen: Partial<Record<SpreadId, string[]>> = {};
    for (const spread of spreadIds) {
      await openTopic(person, "tarot");
      await ask(person, saidToSpread[spread].en);
      await eventually(() => page.locator(".plate .tc-slot").count()).toBe(spreads[spread].places.length);
      unseen[spread] = await listUnseen(page);
    }
    expect(unseen).toEqual(Object.fromEntries(spreadIds.map((spread) => [spread, []])));

    await page.locator(".plate .tc-slot").nth(9).tap();
    const sheet = page.getByRole("dialog");
    await sheet.locator(".tc-enlarged").waitFor();
    expect((await readText(sheet.locator(".fact-note p"))).length).toBeGreaterThan(20);
    await sheet.locator(".tc-row[aria-pressed=true]").waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    expect(await page.locator(".fact-note").count()).toBe(0);
  });
});
