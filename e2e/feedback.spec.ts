import { describe, expect, test } from "vitest";
import { messagesEn } from "../src/web/features/chat/messages.en.ts";
import { messagesZh } from "../src/web/features/chat/messages.zh.ts";
import { ask, lastTurn, openTopic } from "./steps/chat.ts";
import { openHouse, quickly } from "./steps/house.ts";
import { readStored } from "./steps/stored.ts";

describe("an answer that missed", () => {
  const house = openHouse(quickly);

  test.each([
    ["phone", "zh"],
    ["desktop", "en"],
  ] as const)("on a %s (%s): is disliked at once, with a reason and one's own words if one likes, and the mark is taken back", async (device, locale) => {
    const person = await house.visit({ device, locale });
    const { page } = person;
    const words = { zh: messagesZh, en: messagesEn }[locale];
    await openTopic(person, "tarot");
    await ask(person, locale === "zh" ? "我该不该换工作？" : "Should I change jobs?");
    const button = (name: string) => lastTurn(page).getByRole("button", { name, exact: true });
    const feedback = async () => (await readStored(person)).messages.at(-1)!.feedback;

    await button(words.dislike).click();
    await expect.poll(feedback).toEqual({ value: "dislike", reasons: [] });
    expect(await button(words.reasonsSend).isDisabled()).toBe(true);
    await button(words.reasons.unhelpful).click();
    const said = locale === "zh" ? "没有回答我问的，<b>只讲了牌</b>。" : "It told me about the cards, <b>not my question</b>.";
    await lastTurn(page).getByLabel(words.reasonsText).fill(`  ${said} `);
    const [request] = await Promise.all([page.waitForRequest("**/api/chat/feedback"), button(words.reasonsSend).click()]);
    expect(request.postDataJSON()).toMatchObject({ value: "dislike", reasons: ["unhelpful"], text: said });
    await page.getByText(words.thanks, { exact: true }).waitFor();
    await expect.poll(feedback).toEqual({ value: "dislike", reasons: ["unhelpful"] });

    await button(words.dislike).click();
    await expect.poll(async () => (await feedback())?.value ?? null).toBe(null);
    expect(await lastTurn(page).getByLabel(words.reasonsText).count()).toBe(0);
  });
});
