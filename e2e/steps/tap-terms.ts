import type { Page } from "playwright-core";

/** Taps every term of the newest picture in turn; a month of a year only chooses what is listed. @returns how many there are, and which of them say nothing of themselves */
export const tapTerms = (page: Page) =>
  page.evaluate<{ count: number; silent: string[] }>(`(async () => {
    const find = () => [...document.querySelectorAll(".turn.is-last .plate button[aria-pressed]:not(.as-month)")];
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
