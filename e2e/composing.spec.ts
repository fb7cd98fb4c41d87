import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { input, openTopic, readText, waitTold } from "./steps/chat.ts";
import { openHouse, quickly } from "./steps/house.ts";
import { readStored } from "./steps/stored.ts";

const question = "我该不该换工作？";

/** Counts what is sent from now on. */
const countSends = (page: Page): (() => number) => {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/chat/send")) count += 1;
  });
  return () => count;
};

describe("writing", () => {
  const house = openHouse(quickly);

  test("an Enter that belongs to the input method sends nothing; the person's own Enter sends once", async () => {
    const person = await house.visit();
    const { page, context } = person;
    await openTopic(person, "tarot");
    const sends = countSends(page);
    const box = input(page);
    await box.pressSequentially("我该不该");
    const keyboard = await context.newCDPSession(page);
    await keyboard.send("Input.imeSetComposition", { text: "huan gong zuo", selectionStart: 13, selectionEnd: 13 });
    await box.dispatchEvent("keydown", { key: "Enter", keyCode: 13, isComposing: true });
    await box.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await keyboard.send("Input.insertText", { text: "换工作？" });
    expect(await box.inputValue()).toBe(question);
    expect(await page.locator(".turn").count()).toBe(0);

    // Safari's Enter that ends a composition comes after its end.
    await page.waitForTimeout(100);
    await box.press("Enter");
    await waitTold(page);
    expect(sends()).toBe(1);
  });

  test("Shift and Enter make a new line; spaces alone are not sent", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "ask");
    const sends = countSends(page);
    const box = input(page);
    await box.fill(" \n　 ");
    await box.press("Enter");
    await page.getByRole("button", { name: words.chat.send, exact: true }).click({ force: true });
    await box.fill("我该不该换工作？");
    await box.press("Shift+Enter");
    await box.pressSequentially("下个月就要答复。");
    expect(await box.inputValue()).toBe("我该不该换工作？\n下个月就要答复。");
    expect(await page.locator(".turn").count()).toBe(0);
    await box.press("Enter");
    await waitTold(page);
    expect(await readText(page.locator(".me"))).toContain("我该不该换工作？\n下个月就要答复。");
    expect(sends()).toBe(1);
  });

  test("on a phone Enter makes a new line, and the button sends", async () => {
    const person = await house.visit({ device: "phone" });
    const { page, words } = person;
    await openTopic(person, "tarot");
    await input(page).fill(question);
    await input(page).press("Enter");
    await input(page).pressSequentially("想听实话。");
    expect(await input(page).inputValue()).toBe(`${question}\n想听实话。`);
    await page.getByRole("button", { name: words.chat.send, exact: true }).tap();
    await waitTold(page);
    expect(await page.locator(".turn").count()).toBe(1);
  });

  test("a double click on send is one question and one whole answer", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    const sends = countSends(page);
    await input(page).fill(question);
    await page.getByRole("button", { name: words.chat.send, exact: true }).dblclick();
    await waitTold(page);
    const { messages } = await readStored(person);
    expect(messages.map(({ role, status }) => [role, status])).toEqual([
      ["user", "completed"],
      ["assistant", "completed"],
    ]);
    expect(sends()).toBe(1);
  });
});
