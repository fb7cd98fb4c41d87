import axe from "axe-core";
import type { Page } from "playwright-core";
import { waitStill } from "./chat.ts";

interface Found {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

const grave = ["serious", "critical"];

const listGrave = async (page: Page, screen: string, rules?: readonly string[]): Promise<string[]> => {
  await waitStill(page);
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const options = JSON.stringify({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const found = await page.evaluate<Found[]>(`axe.run(${options}).then(({ violations }) => violations)`);
  return found
    .filter(({ impact }) => grave.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${screen}: ${id} ${target.join(" ")} ${failureSummary.replace(/\s+/g, " ")}`));
};

/** What shuts people out of the page once its fades are over, one line a place; empty when nothing does. */
export const listBarriers = (page: Page, screen: string): Promise<string[]> => listGrave(page, screen);

/** A fade begins with the next frame: before it the page looks still. */
const setLight = async (page: Page, colorScheme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
};

/** The same by day and by night, where only colours are others. */
export const listBarriersInBothLights = async (page: Page, screen: string): Promise<string[]> => {
  await setLight(page, "light");
  const byDay = await listBarriers(page, `${screen}, light`);
  await setLight(page, "dark");
  return [...byDay, ...(await listGrave(page, `${screen}, dark`, ["color-contrast"]))];
};
