import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { input, lastTurn, readText, send, waitStill, waitWords } from "./steps/chat.ts";
import { furnishLongChat, toQuestion } from "./steps/furnish-long-chat.ts";
import { eventually, openHouse, type Person } from "./steps/house.ts";

const turns = 500;
/** What one page of the history holds, in turns. */
const pageTurns = 25;

/** Long enough to write a sentence meanwhile, on a busy machine too. */
const verySlowly = { READER_PACE: "40", APP_SECRET: "a secret of the journeys" };

describe("a chat of a thousand messages", () => {
  let chat: { msggroup: string; secret: string };
  const house = openHouse(verySlowly, {
    furnish: async (dataDir) => {
      chat = await furnishLongChat(dataDir, turns, verySlowly.APP_SECRET);
    },
  });

  const open = async (): Promise<Person> => {
    const person = await house.visit();
    const { page, context, url, locale } = person;
    await context.addInitScript(`localStorage.setItem("visitor", "${chat.secret}")`);
    await page.goto(url + paths.chat({ topic: "tarot", locale, msggroup: chat.msggroup }));
    await lastTurn(page).locator(".reading p").first().waitFor();
    await waitStill(page);
    return person;
  };

  test("opens at its newest question, with the newest page alone", async () => {
    const { page } = await open();
    const question = lastTurn(page).locator(".me");
    expect(await readText(question)).toContain(toQuestion(turns));
    const box = await question.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(450);
    expect(await page.locator(".turn").count()).toBe(pageTurns);
  });

  test("opens at the question that the address asks for, however far back it is, and stays there", async () => {
    const { page, url, locale } = await open();
    await page.goto(url + paths.chat({ topic: "tarot", locale, msggroup: chat.msggroup, turnId: "q300" }));
    await page.reload();
    const question = page.locator(".turn[data-id=q300] .me");
    const top = async () => Math.round((await question.boundingBox())?.y ?? -1);
    await eventually(top).toBeGreaterThan(40);
    await waitStill(page);
    expect(await top()).toBeLessThan(200);
    await eventually(() => new URL(page.url()).hash).toBe("");
  });

  test("pages back, and what one is reading stays where it is when older turns come in above", async () => {
    const { page, words } = await open();
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/getMessageList.*cursor=/, async (route) => {
      await isReleased;
      await route.continue();
    });
    const oldest = page.locator(".turn").first();
    const mark = page.locator(`.turn[data-id="q${turns - pageTurns + 2}"] .me`);
    await page.mouse.move(800, 400);
    await eventually(async () => {
      await page.mouse.wheel(0, -1500);
      return (await mark.boundingBox())?.y ?? -1;
    }).toBeGreaterThan(0);
    await page.getByRole("button", { name: words.chat.loading, exact: true }).waitFor({ state: "attached" });
    await waitStill(page);
    const before = await mark.boundingBox();
    const first = await oldest.getAttribute("data-id");
    release();
    await eventually(() => page.locator(".turn").count()).toBeGreaterThan(pageTurns);
    await waitStill(page);
    expect(await oldest.getAttribute("data-id")).not.toBe(first);
    expect(Math.abs(((await mark.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);

    // On to where only what is near the window is drawn.
    await eventually(async () => {
      await page.mouse.wheel(0, -4000);
      return page.locator(".turn").count();
    }).toBeGreaterThan(4 * pageTurns);
    await waitStill(page);
    expect(await page.locator(".turn .me").count()).toBeLessThan(4 * pageTurns);
    await page.getByRole("button", { name: words.chat.toNewest, exact: true }).click();
    await eventually(async () => ((await lastTurn(page).boundingBox())?.y ?? 9999) < 900).toBe(true);
  });

  test("takes every letter while an answer is being told", async () => {
    const person = await open();
    const { page, words } = person;
    await send(person, "那眼下这个月呢？");
    await waitWords(page, 10);
    const written = "while it is told I go on: 还想问一件事，keep 0123456789.";
    await input(page).pressSequentially(written, { delay: 12 });
    await page.getByRole("button", { name: words.chat.stop, exact: true }).waitFor();
    expect(await input(page).inputValue()).toBe(written);
    await page.reload();
    await eventually(() => input(page).inputValue()).toBe(written);
  });
});
