import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { textOf } from "../src/server/testing/chat.ts";
import { keepingMessagesEn } from "../src/web/features/chat/keeping/messages.en.ts";
import { keepingMessagesZh } from "../src/web/features/chat/keeping/messages.zh.ts";
import { ask, lastTurn, openTopic } from "./steps/chat.ts";
import { openHouse, type Person, quickly } from "./steps/house.ts";
import { readStored } from "./steps/stored.ts";

const wordsOf = ({ locale }: Person) => ({ zh: keepingMessagesZh, en: keepingMessagesEn })[locale];

describe("an answer taken elsewhere", () => {
  const house = openHouse(quickly);
  const open = async ({ page, ...person }: Person): Promise<void> => {
    await lastTurn(page)
      .getByRole("button", { name: wordsOf({ page, ...person }).open, exact: true })
      .click();
  };

  test.each([
    ["desktop", "zh"],
    ["phone", "en"],
  ] as const)("on a %s (%s): for another model with its facts and rules, for a program with its cast, and as a file", async (device, locale) => {
    const person = await house.visit({ device, locale });
    const { page, context } = person;
    const words = wordsOf(person);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openTopic(person, "tarot");
    await ask(person, locale === "zh" ? "我该不该换工作？" : "Should I change jobs?");
    const answer = (await readStored(person)).messages.at(-1)!;
    const facts = answer.parts.find((part) => part.type === "data-facts")!.data.facts;
    const readClipboard = () => page.evaluate<string>("navigator.clipboard.readText()");

    await open(person);
    await page.getByText(words.markdown, { exact: true }).click();
    await page.getByText(words.copied, { exact: true }).waitFor();
    const markdown = await readClipboard();
    for (const { label, value, note } of facts) for (const piece of [label, value, ...(note ? [note] : [])]) expect(markdown).toContain(piece);
    expect(markdown).toContain(textOf(answer).split("\n\n").at(-1)!.trim());

    await open(person);
    await page.getByText(words.json, { exact: true }).click();
    const cast = answer.parts.find((part) => part.type === "data-cast")!.data;
    await expect.poll(async () => (await readClipboard()).startsWith("{")).toBe(true);
    expect(JSON.parse(await readClipboard())).toMatchObject({ cast: cast.cast, commitment: cast.commitment, moment: cast.moment });

    await open(person);
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByText(words.file, { exact: true }).click()]);
    expect(file.suggestedFilename()).toMatch(/\.md$/);

    await open(person);
    const [picture] = await Promise.all([page.waitForEvent("download"), page.getByText(words.picture, { exact: true }).click()]);
    expect(picture.suggestedFilename()).toMatch(/\.png$/);
    const { width, height } = await sharp(await picture.path()).metadata();
    expect(width).toBe(1080);
    // All that was told: higher than a leaf, whatever was drawn.
    expect(height).toBeGreaterThan(1440);

    // Chromium without a window prints nothing, and says that it did once the sheet stands.
    await page.evaluate("window.print = () => (window.printed = document.querySelector('.printed')?.innerText ?? 'nothing')");
    await open(person);
    await page.getByText(words.print, { exact: true }).click();
    await expect.poll(() => page.evaluate<string>("window.printed")).toContain(textOf(answer).split("\n\n").at(-1)!.trim().slice(-12));
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("body > :not(.printed):visible").count()).toBe(0);
    expect(await page.locator(".printed .acts button:visible").count()).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(await page.locator(".printed").count()).toBe(0);
  });
});
