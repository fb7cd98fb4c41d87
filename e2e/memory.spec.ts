import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { ask, lastTurn, openTopic } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";

const own = "1990年5月1日下午1点45分，上海，男，我该不该换工作？";

describe("what is remembered", () => {
  const house = openHouse(quickly);
  let person: Person;
  beforeEach(async () => {
    person = await house.visit();
    await openTopic(person, "birthday");
    await ask(person, `${own}我在医院上夜班。`);
  });

  test("all of it stands on one page with its chat, is put into other words in its place, forgotten and brought back, and switched off", async () => {
    const { page, url, words } = person;
    await page.goto(url + paths.memory);
    await page.getByText("你：1990 年 5 月 1 日，13:45，上海市，男", { exact: true }).waitFor();
    await eventually(() => page.locator(".memory-row q").count()).toBe(3);
    expect(await listBarriersInBothLights(page, "what is remembered")).toEqual([]);

    await page.getByRole("button", { name: words.memory.editing("我该不该换工作？"), exact: true }).click();
    expect(await listBarriersInBothLights(page, "an edit")).toEqual([]);
    await page.locator(".memory-edit textarea").fill("要不要走");
    await page.getByRole("button", { name: words.memory.save, exact: true }).click();
    await page.locator(".memory-row q", { hasText: /^要不要走$/ }).waitFor();

    await page.getByRole("button", { name: words.memory.editing("你：1990 年 5 月 1 日，13:45，上海市，男"), exact: true }).click();
    await page.locator(".memory-edit textarea").fill("春天吧");
    await page.getByRole("button", { name: words.memory.save, exact: true }).click();
    await page.getByText(words.memory.noBirth, { exact: true }).waitFor();
    await page.getByRole("button", { name: words.memory.cancel, exact: true }).click();

    await page.getByRole("button", { name: words.memory.forgetting("我在医院上夜班"), exact: true }).click();
    await eventually(() => page.locator(".memory-row q").count()).toBe(2);
    await page.getByRole("button", { name: words.memory.undo, exact: true }).click();
    await eventually(() => page.locator(".memory-row q").count()).toBe(3);

    await page.getByRole("switch", { name: words.memory.switch, exact: true }).click();
    await page.getByText(words.memory.noneOff, { exact: true }).waitFor();
    expect(await listBarriersInBothLights(page, "memory switched off")).toEqual([]);
    await page.getByRole("switch", { name: words.memory.switch, exact: true }).click();
    await eventually(() => page.locator(".memory-row q").count()).toBe(3);

    await page.getByRole("button", { name: words.memory.forgetAll, exact: true }).click();
    await page.getByText(words.memory.none, { exact: true }).waitFor();
    await page.getByRole("button", { name: words.memory.undo, exact: true }).click();
    await eventually(() => page.locator(".memory-row q").count()).toBe(3);

    await page.locator(".memory-from a").first().click();
    await page.locator(".turn .me", { hasText: "该不该换工作" }).waitFor();
  });

  test("a new chat offers the birth in its form, says where it is from, and casts with it once it is sent", async () => {
    const { page, words } = person;
    await openTopic(person, "birthday");
    await ask(person, "我的财运什么时候好");
    await lastTurn(page).getByText(words.remembered.offered).waitFor();
    await page.getByRole("button", { name: words.chat.askSend, exact: true }).click();
    await eventually(() => page.locator(".turn .fig").count()).toBe(1);
    await page.locator(".heard").last().getByText("1990 年 5 月 1 日").first().waitFor();
  });

  test("“my chart” is cast from it, which the answer says with a way to the page", async () => {
    const { page, words } = person;
    await openTopic(person, "birthday");
    await ask(person, "看看我的盘，财运怎么样");
    await lastTurn(page).locator(".remembered", { hasText: "说过的生辰：1990 年 5 月 1 日，13:45，上海市，男。" }).waitFor();
    expect(await listBarriersInBothLights(page, "a remembered line")).toEqual([]);
    await page.getByRole("link", { name: words.remembered.page, exact: true }).click();
    await page.getByRole("heading", { name: words.memory.title, exact: true }).first().waitFor();
  });

  test("the rail’s menu leads there", async () => {
    const { page, words } = person;
    await page.locator(".railf").getByRole("button", { name: words.app.more, exact: true }).click();
    await page.getByRole("menuitem", { name: words.app.memory, exact: true }).click();
    await eventually(() => new URL(page.url()).pathname).toBe(paths.memory);
  });
});
