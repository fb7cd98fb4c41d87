import type { Locator, Page } from "playwright-core";
import type { TopicId } from "../../src/topics/topic-ids.ts";
import { paths } from "../../src/web/app/paths.ts";
import { eventually, type Person } from "./house.ts";

export const lastTurn = (page: Page): Locator => page.locator(".turn.is-last");
export const input = (page: Page): Locator => page.locator("#ask");

export const readText = async (place: Locator): Promise<string> => ((await place.textContent()) ?? "").trim();

/** Opens a topic's new chat, and waits until its seal is on the page where it has one. */
export const openTopic = async ({ page, url, locale }: Person, topic: TopicId): Promise<void> => {
  await page.goto(url + paths.topic(topic, locale));
  await page.locator(".opening .starters li").first().waitFor();
};

/** Waits until the newest answer is whole, or has ended otherwise. */
export const waitTold = (page: Page): Promise<void> => lastTurn(page).locator(".answer[aria-busy=false]").waitFor();

/** Writes a question, sends it, and waits until it stands in the thread. */
export const send = async ({ page, words }: Person, question: string): Promise<void> => {
  await input(page).fill(question);
  await page.getByRole("button", { name: words.chat.send, exact: true }).click();
  await lastTurn(page).locator(".me", { hasText: question }).waitFor();
};

export const ask = async (person: Person, question: string): Promise<void> => {
  await send(person, question);
  await waitTold(person.page);
};

/** The newest answer's words without the spaces between them: headline and paragraphs, not what stands in the margin. */
export const readReading = async (page: Page): Promise<string> => {
  const pieces = await lastTurn(page).locator(".reading > h2, .reading .words > :not(.doubt, div)").allTextContents();
  return pieces.join("").replace(/\s/g, "");
};

/** Waits until so much of the newest answer stands on the page. @returns what stands there */
export const waitWords = async (page: Page, length: number): Promise<string> => {
  await eventually(async () => (await readReading(page)).length).toBeGreaterThanOrEqual(length);
  return readReading(page);
};

/** Nothing glides, turns or fades on the page, and nobody scrolls it. Endless movements do not count. */
const isStill = `new Promise((resolve) => {
  const isMoving = () => document.getAnimations().some((one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime));
  const top = scrollY;
  setTimeout(() => resolve(top === scrollY && !isMoving()), 120);
})`;

export const waitStill = async (page: Page): Promise<void> => {
  await page.waitForFunction(isStill);
};
