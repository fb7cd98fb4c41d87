import type { Locator, Page } from "playwright-core";
import { lastTurn } from "./chat.ts";

/** A row of the newest picture, opened: in place beside the words, on a phone in the sheet of the whole chart. */
export const openRow = async (page: Page, title: string): Promise<Locator> => {
  const whole = lastTurn(page).locator(".plate-cap button");
  if (await whole.isVisible()) {
    await whole.tap();
    return page.locator("[role=dialog] .whole-part", { has: page.getByRole("heading", { name: title }) });
  }
  const row = lastTurn(page).locator(".folds .fold", { has: page.getByText(title, { exact: true }) });
  if ((await row.getAttribute("open")) === null) await row.locator("summary").click();
  return row;
};

/** Shuts the sheet of the whole chart on a phone. */
export const shutSheet = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await page.locator("[role=dialog]").waitFor({ state: "hidden" });
};
