import axe from "axe-core";
import type { Page } from "playwright-core";
import { waitStill } from "./chat.ts";

interface Found {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

const grave = ["serious", "critical"];

/** What shuts people out of the page once its fades are over, one line a place; empty when nothing does. */
export const listBarriers = async (page: Page, screen: string): Promise<string[]> => {
  await waitStill(page);
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const found = await page.evaluate<Found[]>("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)");
  return found
    .filter(({ impact }) => grave.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${screen}: ${id} ${target.join(" ")} ${failureSummary.replace(/\s+/g, " ")}`));
};
