import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { input, lastTurn, openTopic, readText, send, waitStill, waitTold, waitWords } from "./steps/chat.ts";
import { eventually, openHouse, quickly, slowly } from "./steps/house.ts";
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

  test("words on their way when the page is left are in the input again; those that had arrived are not", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "tarot");
    // It never gets through.
    await page.route("**/api/chat/send", () => undefined);
    await send(person, question);
    await lastTurn(page).locator(".me").waitFor();
    await page.reload();
    await eventually(() => input(page).inputValue()).toBe(question);

    // It gets through, and the page is left before it hears of that.
    await page.unroute("**/api/chat/send");
    await page.route("**/api/chat/send", async (route) => {
      await fetch(route.request().url(), { method: "POST", headers: await route.request().allHeaders(), body: route.request().postData() });
    });
    await input(page).press("Enter");
    await eventually(async () => (await readStored(person)).messages.length).toBe(2);
    await page.unroute("**/api/chat/send");
    await page.reload();
    await waitTold(page);
    expect(await readText(page.locator(".me"))).toContain(question);
    expect(await input(page).inputValue()).toBe("");
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

  test("on a phone Enter sends too, and makes a new line for whoever has chosen that", async () => {
    const person = await house.visit({ device: "phone", isCalm: true });
    const { page, words } = person;
    await openTopic(person, "tarot");
    await input(page).fill(question);
    await input(page).press("Enter");
    await waitTold(page);
    expect(await page.locator(".turn").count()).toBe(1);
    await page.getByRole("button", { name: words.app.openRail }).tap();
    await page.getByRole("button", { name: words.app.more, exact: true }).tap();
    await page.getByRole("menuitem", { name: words.app.enterLine }).tap();
    await page.getByRole("button", { name: words.app.closeRail }).first().tap();
    await input(page).fill("那钱呢？");
    await input(page).press("Enter");
    await input(page).pressSequentially("想听实话。");
    expect(await input(page).inputValue()).toBe("那钱呢？\n想听实话。");
    expect(await page.locator(".turn").count()).toBe(1);
  });

  test("more than can be sent is said before anything is cut, and what is cut can be had back", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    const sends = countSends(page);
    const long = "字".repeat(4012);
    await input(page).fill(long);
    await page.getByText(words.chat.tooLong(12)).waitFor();
    await input(page).press("Enter");
    expect(await input(page).inputValue()).toBe(long);
    await page.getByRole("button", { name: words.chat.cutToFit(4000), exact: true }).click();
    expect((await input(page).inputValue()).length).toBe(4000);
    await page.getByRole("button", { name: words.chat.undoCut, exact: true }).click();
    expect(await input(page).inputValue()).toBe(long);
    expect(sends()).toBe(0);
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

describe("writing while an answer is told", () => {
  const house = openHouse(slowly);

  test("what is written waits, over a reload too, can be changed, and is said once when the answer has ended, in two windows", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, context, words } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitWords(page, 10);
    const place = async (name: string) => (await page.getByRole("button", { name, exact: true }).boundingBox())!;
    // Where "send" was, there is what sends; "stop" stands beside it.
    expect((await place(words.chat.stop)).x + (await place(words.chat.stop)).width).toBeLessThanOrEqual((await place(words.chat.queue)).x);
    await input(page).fill("那钱呢？");
    await input(page).press("Enter");
    const waiting = (one: Page) => one.locator(".is-queued", { hasText: words.chat.queued });
    await waiting(page).waitFor();
    await waiting(page).getByRole("button", { name: words.chat.edit, exact: true }).click();
    expect(await input(page).inputValue()).toBe("那钱呢？");
    await input(page).fill("那人这一面呢？");
    await input(page).press("Enter");
    await page.reload();
    await waiting(page).waitFor();
    const second = await context.newPage();
    await second.goto(page.url());
    await waiting(second).waitFor();
    for (const one of [page, second]) await lastTurn(one).locator(".me", { hasText: "那人这一面呢？" }).waitFor();
    for (const one of [page, second]) await waiting(one).waitFor({ state: "detached" });
    await waitTold(page);
    const { messages } = await readStored(person);
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
  });
});

describe("reading on a phone", () => {
  const house = openHouse(quickly);

  test("the input makes itself small while one scrolls through an answer, and grows when one taps it", async () => {
    const person = await house.visit({ device: "phone", isCalm: true });
    const { page } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitTold(page);
    await waitStill(page);
    const wide = (await page.locator(".composer").boundingBox())!.width;
    const hand = await person.context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      hand.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
    await touch("touchStart", 620);
    for (let y = 580; y >= 340; y -= 40) await touch("touchMove", y);
    // A finger that rests before it is lifted leaves no glide behind: a tap on a page that still glides only stops it.
    await page.waitForTimeout(300);
    await touch("touchMove", 340);
    await touch("touchEnd");
    const readWidth = async () => (await page.locator(".composer").boundingBox())!.width;
    await eventually(readWidth).toBeLessThan(wide * 0.7);
    expect((await input(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await input(page).tap();
    await eventually(readWidth).toBe(wide);
  });
});
