import { describe, expect, test } from "vitest";
import { tellPast } from "../src/topics/kit/past/check-past.ts";
import { chooseYears } from "../src/topics/kit/past/choose-years.ts";
import type { PastAnswer } from "../src/topics/kit/past/hour-model.ts";
import { getPastCraft } from "../src/topics/pasts.ts";
import { pastMessagesEn as en } from "../src/web/features/chat/past/messages.en.ts";
import { pastMessagesZh as zh } from "../src/web/features/chat/past/messages.zh.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { ask, lastTurn, openTopic, readReading, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { listCasts } from "./steps/stored.ts";

/** Answers to the years of this very chart that lean to one hour of the day. */
const findLeaning = async (input: unknown): Promise<{ answers: PastAnswer[]; time: string }> => {
  const { view, sayRule } = await getPastCraft("birthday");
  const past = view(input);
  const lastYear = new Date().getFullYear() - 1;
  const asked = chooseYears(past, lastYear);
  for (let pattern = 1; pattern < 2 ** asked.length; pattern += 1) {
    const answers = asked.map((_, at): PastAnswer => ((pattern >> at) & 1 ? "right" : "wrong"));
    const { hours } = tellPast({ ...past, peers: () => [] }, { asked, answers, lastYear, say: sayRule.zh });
    if (hours?.isLeaning && hours.leaders.length === 1) return { answers, time: hours.leaders[0]!.time };
  }
  throw new Error("no answers lean to one hour");
};

describe("the past of a chart", () => {
  const house = openHouse(quickly);

  test("is answered year by year, weighed, and the hour it leans to is taken over as a correction that tells what changed", async () => {
    const person = await house.visit({ device: "phone" });
    const { page } = person;
    await openTopic(person, "birthday");
    await ask(person, "我1981年7月24日出生在上海，男，时辰不知道");
    const first = await readReading(page);
    const [cast] = await listCasts(person);
    const { answers, time } = await findLeaning(cast!.input);

    await page.locator(".past-offer").click();
    const rows = page.locator(".past-years > li");
    await rows.first().waitFor();
    expect(await rows.count()).toBe(6);
    expect(await listBarriersInBothLights(page, "the years")).toEqual([]);
    for (const [at, answer] of answers.entries()) await rows.nth(at).getByText(zh.answers[answer], { exact: true }).click();
    await page.getByRole("button", { name: zh.show }).click();
    await page.locator(".past-hours").waitFor();
    expect(await page.locator(".past-hours span").count()).toBe(13);
    expect(await page.getByText(zh.marked.never).count()).toBe(2);
    expect(await page.locator(".past-result").textContent()).toMatch(/偏向.+比 1。.+这不是证明。/);
    expect(await listBarriersInBothLights(page, "the result")).toEqual([]);

    await page.locator(".past-adopt button").click();
    await lastTurn(page).locator(".me", { hasText: time }).waitFor();
    await waitTold(page);
    const second = await readReading(page);
    expect(second).toMatch(/时柱定下来了/);
    const told = new Set(first.split("。").filter((sentence) => sentence.length > 12));
    expect(second.split("。").filter((sentence) => told.has(sentence))).toEqual([]);
    const [, recast] = await listCasts(person);
    expect(recast!.input).toMatchObject({ birth: { date: "1981-07-24", time, timePrecision: "doubleHour" } });

    await page.reload();
    await page.locator(".past-offer").first().click();
    await page.locator(".past-hours").first().waitFor();
    // What was answered is kept; the hour it was taken from is no longer the newest chart's.
    expect(await page.locator(".past-years :checked").count()).toBe(6);
    expect(await page.locator(".past-adopt").count()).toBe(0);
  });

  test("asked for in words stands under the answer, stops early, is changed by the keyboard, deleted and brought back", async () => {
    const person = await house.visit({ locale: "en" });
    const { page } = person;
    await openTopic(person, "astro");
    await ask(person, "born 5 March 1978 at 14:20 in London");
    await ask(person, "is my birth time right?");
    const panel = lastTurn(page).getByRole("region", { name: en.offer });
    const rows = panel.locator(".past-years > li");
    await rows.first().waitFor();
    await rows.nth(0).getByLabel(en.answers.right).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await panel.locator(".past-years > li:first-child label:has(:checked)", { hasText: en.answers.wrong }).waitFor();
    await rows.nth(1).getByText(en.answers.unsure, { exact: true }).click();
    await panel.getByRole("button", { name: en.showEarly(2) }).click();
    await panel.getByText(en.tooFew).waitFor();

    await rows.nth(2).getByText(en.answers.right, { exact: true }).click();
    await panel.getByText(en.wasChanged).waitFor();
    await panel.getByRole("button", { name: en.remove }).click();
    await eventually(() => panel.locator(":checked").count()).toBe(0);
    expect(await panel.locator(".past-result").count()).toBe(0);
    await page.getByRole("button", { name: en.undo }).click();
    await eventually(() => panel.locator(":checked").count()).toBe(3);
    await panel.getByRole("button", { name: en.close }).click();
    expect(await panel.count()).toBe(0);
  });
});
