import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { ask, input, lastTurn, openTopic, readReading } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";

const secret = "我该不该离开阿衡";

describe("a temporary chat", () => {
  const house = openHouse(quickly);
  let person: Person;
  const begin = async () => {
    const { page, words } = person;
    await openTopic(person, "tarot");
    await input(page).fill(secret);
    await page.getByRole("switch", { name: words.temporary.switch, exact: true }).click();
    await page.getByText(words.temporary.on, { exact: true }).waitFor();
    // What was being written comes along.
    await eventually(() => input(page).inputValue()).toBe(secret);
    await ask(person, secret);
  };
  const readStored = () => person.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const listed = async (): Promise<string> => {
    const { page, url, words } = person;
    await page.goto(url + paths.history());
    await page.getByText(words.app.noChats).or(page.locator(".history, .hist, main")).first().waitFor();
    return (await page.locator("body").textContent()) ?? "";
  };
  beforeEach(async () => {
    person = await house.visit();
  });

  test("says what it is, is gone on with, survives the switch of language, and can neither be shared nor kept", async () => {
    const { page, words } = person;
    await begin();
    await page.getByText(words.temporary.open, { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.getAll("type")).toEqual(["tarot_zh", "temporary"]);
    expect(await page.title()).toContain(words.chat.temporary);
    await ask(person, "那我该怎么开口");
    expect(await page.locator(".turn").count()).toBe(2);
    expect(await listBarriersInBothLights(page, "a temporary chat")).toEqual([]);
    await lastTurn(page).locator(".acts").getByRole("button", { name: words.keeping.open, exact: true }).click();
    await page.getByRole("menuitem", { name: words.keeping.markdown, exact: true }).waitFor();
    expect(await page.getByRole("menuitem", { name: words.keeping.lookBack, exact: true }).count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await page.locator(".acts").getByRole("button", { name: words.sharing.share, exact: true }).count()).toBe(0);
    await page.locator(".top").getByRole("button", { name: words.app.switchLocale }).click();
    await eventually(() => page.locator(".turn").count()).toBe(2);
  });

  test("a reload ends it: nothing of it is on the page, in the list, or in the browser", async () => {
    const { page } = person;
    await begin();
    expect(await readReading(page)).not.toBe("");
    expect(await readStored()).not.toContain("阿衡");
    await page.reload();
    await page.locator(".opening .starters li").first().waitFor();
    expect(await page.locator(".turn").count()).toBe(0);
    expect(await readStored()).not.toContain("阿衡");
    expect(await listed()).not.toContain("阿衡");
  });

  test("leaving it ends it on the server", async () => {
    const { page, url } = person;
    const sent = page.waitForRequest((request) => request.url().includes("/api/chat/send"));
    await begin();
    const { msggroup } = (await sent).postDataJSON() as { msggroup: string };
    const headers = await (await sent).allHeaders();
    const read = async (): Promise<unknown> => {
      const answer = await fetch(`${url}/api/chat/getMessageList?msggroup=${encodeURIComponent(msggroup)}`, {
        headers: { "x-visitor": headers["x-visitor"]!, "x-time-zone": "Asia/Shanghai" },
      });
      return ((await answer.json()) as { data: { group: unknown } }).data.group;
    };
    expect(await read()).not.toBeNull();
    await page.locator('.rail a[href*="astro"]').first().click();
    await eventually(read).toBeNull();
  });
});
