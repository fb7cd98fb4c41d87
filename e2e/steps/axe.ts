import axe from "axe-core";
import type { Page } from "playwright-core";

interface Found {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

const grave = ["serious", "critical"];

/** What shuts people out of the page as it stands, one line a place; empty when nothing does. */
export const listBarriers = async (page: Page, screen: string): Promise<string[]> => {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const found = await page.evaluate<Found[]>("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)");
  return found
    .filter(({ impact }) => grave.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${screen}: ${id} ${target.join(" ")} ${failureSummary.replace(/\s+/g, " ")}`));
};
