import type { Page } from "playwright-core";

const terms = ".turn.is-last .plate button[aria-pressed]:not(.as-month)";

/** Taps every term of the newest picture in turn; a month of a year only chooses what is listed. @returns how many there are, and which of them say nothing of themselves */
export const tapTerms = async (page: Page) => {
  // A picture comes by itself, and may come after the words.
  await page.locator(terms).first().waitFor({ state: "attached" });
  return page.evaluate<{ count: number; silent: string[] }>(`(async () => {
    const find = () => [...document.querySelectorAll("${terms}")];
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const details of document.querySelectorAll(".plate details")) details.open = true;
    await drawn();
    const silent = [];
    const count = find().length;
    for (let at = 0; at < count; at += 1) {
      document.querySelector(".fact-note button")?.click();
      await drawn();
      const term = find()[at];
      if (!term) continue;
      term.click();
      await drawn();
      const note = document.querySelector(".fact-note p")?.lastChild?.textContent ?? "";
      if (note.length < 6) silent.push(term.textContent);
    }
    return { count, silent };
  })()`);
};
