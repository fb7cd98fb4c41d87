import { describe, expect, test } from "vitest";
import { listBarriers } from "./steps/axe.ts";
import { ask, input, lastTurn, openTopic, readText, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { readFocused, tabTo } from "./steps/keyboard.ts";
import { listCasts } from "./steps/stored.ts";

describe("what was understood", () => {
  const house = openHouse(quickly);

  test("stands above the answer; a tapped chip waits in the input to be put right, and the chart is cast again", async () => {
    const person = await house.visit({ device: "phone" });
    const { page, words } = person;
    await openTopic(person, "birthday");
    await ask(person, "我1990年5月1日13:45生在上海，男，今年会升职吗？");
    const chips = lastTurn(page).getByRole("list", { name: words.chat.heard }).getByRole("button");
    expect(await chips.allInnerTexts()).toEqual(["1990 年 5 月 1 日", "13:45", "上海市", "男", "升职"]);
    for (const chip of await chips.all()) {
      const box = (await chip.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    expect(await listBarriers(page, "the chips")).toEqual([]);

    await chips.nth(3).tap();
    await eventually(() => input(page).inputValue()).toBe("不是男，是");
    expect((await readFocused(page)).name).toBe(words.chat.question);
    await page.keyboard.type("女");
    await page.getByRole("button", { name: words.chat.send, exact: true }).click();
    await lastTurn(page).locator(".me", { hasText: "不是男，是女" }).waitFor();
    await waitTold(page);
    expect(await lastTurn(page).getByRole("list", { name: words.chat.heard }).getByRole("button").allInnerTexts()).toContain("女");
    // What no longer stands is no longer changed.
    expect(await page.locator(".turn:not(.is-last) .heard button").count()).toBe(0);
    const casts = await listCasts(person);
    expect(casts.map((cast) => (cast.input as { birth: { sex: string } }).birth.sex)).toEqual(["male", "female"]);
    expect(casts[1]!.input).toMatchObject({ birth: { date: "1990-05-01", time: "13:45" } });
  });

  test("without a mouse, in English; what had no use is struck, and the words say why once", async () => {
    const person = await house.visit({ locale: "en", colorScheme: "dark" });
    const { page, words } = person;
    await openTopic(person, "name");
    await ask(person, "Names for a girl, surname Chen, meaning light, in pink");
    const heard = lastTurn(page).locator(".heard");
    expect(await heard.locator("s").allInnerTexts()).toEqual(["pink"]);
    expect(await heard.locator(".heard-note").count()).toBe(0);
    expect((await readText(lastTurn(page).locator(".reading"))).split("“pink”").length).toBe(2);
    expect(await listBarriers(page, "the chips")).toEqual([]);
    await tabTo(page, words.chat.heardChip("A name for", "a girl", true), "Shift+Tab");
    await page.keyboard.press("Enter");
    await eventually(() => input(page).inputValue()).toBe("Not a girl: ");
    await page.keyboard.type("a boy");
    await page.keyboard.press("Enter");
    await lastTurn(page).locator(".me", { hasText: "Not a girl: a boy" }).waitFor();
    await waitTold(page);
    const casts = await listCasts(person);
    expect(casts.at(-1)!.input).toMatchObject({ suggest: true, sex: "male", surname: "陈", meaning: "light" });
  });
});
