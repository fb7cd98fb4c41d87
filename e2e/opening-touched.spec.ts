import { describe, expect, test } from "vitest";
import { input, lastTurn, openTopic, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { readPlace, testCard } from "./steps/test-sitting.ts";

describe("a first screen", () => {
  const house = openHouse(quickly);

  test("of the open topic carries what was written to the way that is taken, and the book there is leafed and stopped", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "ask");
    await input(page).fill("要不要搬家？");
    await page.getByRole("link", { name: "周易" }).and(page.locator(".six-ways a")).click();
    await page.locator(".coins").waitFor();
    expect(await input(page).inputValue()).toBe("要不要搬家？");

    await openTopic(person, "TaoTeChing");
    await page.getByRole("button", { name: "翻书", exact: true }).and(page.locator(".book")).click();
    await page.getByRole("button", { name: "停在这里", exact: true }).click();
    await waitTold(page);
    await lastTurn(page).locator(".tt-slip").waitFor();
  });

  test("of the sixteen types is their first question; its answer begins the sitting, and who comes back goes on from there", async () => {
    const person = await house.visit({ device: "phone", isCalm: true });
    const { page } = person;
    await openTopic(person, "mbti");
    await page.locator(".first-question .sit-question").getByRole("radio").nth(1).tap();
    await page.locator(".turn.is-last .sit").waitFor();
    await eventually(() => readPlace(page)).toEqual({ at: 2, total: 28 });
    await testCard(page).getByRole("button", { name: "上一题" }).tap();
    await eventually(() => testCard(page).getByRole("radio").nth(1).getAttribute("aria-checked")).toBe("true");
    await openTopic(person, "mbti");
    await page.getByRole("link", { name: /接着做十六型/ }).tap();
    await testCard(page).waitFor();
    expect(await readPlace(page)).toEqual({ at: 1, total: 28 });
  });

  test("of a dream is a sheet on which the input itself stands; what is written rises in its sky, and is what is told", async () => {
    const person = await house.visit({ isCalm: true });
    const { page, words } = person;
    await openTopic(person, "dream");
    await page.locator(".night-sheet #ask").fill("梦见一条黑蛇追我，牙齿掉了");
    await eventually(async () => (await page.locator(".night-star").allTextContents()).sort()).toEqual(["牙", "蛇", "追赶"].sort());
    await page.getByRole("button", { name: "害怕", exact: true }).click();
    expect(await input(page).inputValue()).toBe("梦见一条黑蛇追我，牙齿掉了。醒来很害怕。");
    await page.getByRole("button", { name: words.chat.send, exact: true }).click();
    await waitTold(page);
    await eventually(async () => (await lastTurn(page).locator(".dm-star .dm-name").allTextContents()).sort()).toEqual(["牙", "蛇", "追赶"].sort());
    await page.locator(".composer #ask").waitFor();
  });
});
