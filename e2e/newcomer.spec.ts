import { describe, expect, test } from "vitest";
import { lastTurn, readReading, readText, waitTold } from "./steps/chat.ts";
import { openHouse, quickly } from "./steps/house.ts";
import { expectAsStored, readStored } from "./steps/stored.ts";

/** What the product promises somebody who has never been here. */
const promisedMs = 10_000;
const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

describe("a newcomer", () => {
  const house = openHouse(quickly);

  test.each(["zh", "en"] as const)(
    "on a phone turns a card on the front page, reads within ten seconds, and finds the same words in the thread (%s)",
    async (locale) => {
      const { page, words, url, ...person } = await house.visit({ locale, device: "phone" });
      const startedMs = performance.now();
      await page.goto(url);
      await page.getByRole("button", { name: words.landing.cards[1]!, exact: true }).tap();
      const paragraphs = page.locator(".told-words > p");
      await paragraphs.first().waitFor();
      const firstWordsMs = performance.now() - startedMs;
      expect(firstWordsMs).toBeLessThan(promisedMs);

      await page.locator(".draw.is-chosen .turn.is-open .turn-face svg").first().waitFor();
      const card = await readText(page.locator(".drawn-name b"));
      const side = await readText(page.locator(".drawn-name span"));
      expect([words.landing.upright, words.landing.reversed]).toContain(side);
      const readOn = page.getByRole("link", { name: words.landing.readOn, exact: true });
      await readOn.waitFor();
      const headline = await readText(page.locator(".told-words h2"));
      const first = await readText(paragraphs.first());
      expect(first.length).toBeGreaterThan(10);

      await readOn.click();
      await waitTold(page);
      expect(new URL(page.url()).searchParams.get("type")).toBe(`tarot_${locale}`);
      await lastTurn(page).getByRole("figure").getByText(card).first().waitFor();
      const reading = await readReading(page);
      expect(reading.startsWith(withoutSpaces(headline + first))).toBe(true);
      expect(reading.length).toBeGreaterThan(withoutSpaces(headline + first).length);
      await expectAsStored({ page, words, url, ...person });
    },
  );

  test("writes a question on the front page instead: it is asked in a new chat at once, with the seal that was shown, and only once", async () => {
    const person = await house.visit();
    const { page, words, url } = person;
    await page.goto(url);
    const seal = await readText(page.locator(".seal-line code"));
    const field = page.getByRole("textbox", { name: words.landing.question });
    await field.fill("我和妹妹能和好吗？");
    await field.press("Enter");
    await lastTurn(page).locator(".me", { hasText: "我和妹妹能和好吗？" }).waitFor();
    await waitTold(page);
    expect(await readText(lastTurn(page).locator(".plate-proof code"))).toBe(seal);
    await page.reload();
    await waitTold(page);
    expect(await page.locator(".turn").count()).toBe(1);
    expect((await readStored(person)).messages).toHaveLength(2);
  });
});
