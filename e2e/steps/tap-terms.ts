import type { Page } from "playwright-core";
import { shutSheet } from "./details.ts";

const figure = ".turn.is-last .plate";
const rows = ".turn.is-last .folds, [role=dialog]";

interface Tapped {
  /** How many terms there are. */
  count: number;
  /** Which of them say nothing of themselves. */
  silent: string[];
}

/** Taps every term in a part of the page, what is folded in it opened. */
const tapWithin = (page: Page, part: string): Promise<Tapped> =>
  page.evaluate<Tapped>(`(async () => {
    const find = () => [...document.querySelectorAll(":is(${part}) button[aria-pressed]:not(.as-month)")];
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const turned = () => new Promise((resolve) => setTimeout(resolve));
    for (const details of document.querySelectorAll(":is(${part}) details")) details.open = true;
    await drawn();
    await drawn();
    const silent = [];
    const count = find().length;
    for (let at = 0; at < count; at += 1) {
      document.querySelector(".fact-note button")?.click();
      await turned();
      const term = find()[at];
      if (!term) continue;
      term.click();
      const isSaid = () => (document.querySelector(".fact-note p")?.lastChild?.textContent ?? "").length >= 6;
      await turned();
      // On a phone a sheet is opened for it first.
      for (let frames = 0; frames < 60 && !isSaid(); frames += 1) await drawn();
      if (!isSaid()) silent.push(term.textContent);
    }
    return { count, silent };
  })()`);

/** Taps every term of the newest picture in turn, of its figure and of all its rows; a month of a year only chooses what is listed. Rows beside the words stay open. */
export const tapTerms = async (page: Page): Promise<Tapped> => {
  // A picture comes by itself, and may come after the words.
  await page.locator(`${figure} .plate-in > *`).nth(1).waitFor({ state: "attached" });
  const ofFigure = await tapWithin(page, figure);
  // A part of the figure leads to its row in the sheet.
  if (await page.locator("[role=dialog]").isVisible()) await shutSheet(page);
  const whole = page.locator(`${figure} .plate-cap button`);
  const isSheet = await whole.isVisible();
  if (isSheet) {
    await whole.click();
    await page.locator("[role=dialog] .whole-part").first().waitFor();
  }
  const ofRows = await tapWithin(page, rows);
  if (isSheet) await shutSheet(page);
  return { count: ofFigure.count + ofRows.count, silent: [...ofFigure.silent, ...ofRows.silent] };
};
