import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The focused element's name, and whether one can see that it has the focus: an outline on it or around it, or a field's changed border. */
const focused = `(() => {
  const element = document.activeElement;
  const name = (element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  const isOutlined = (one) => one && getComputedStyle(one).outlineStyle !== "none" && Number.parseFloat(getComputedStyle(one).outlineWidth) >= 1;
  const frame = element.matches("input:not([type=radio], [type=checkbox]), textarea") && element.closest(".composer, .line, .find, .trio label");
  return { name, isSeen: [element, element.closest("label")].some(isOutlined) || Boolean(frame), box: element.getBoundingClientRect().toJSON() };
})()`;

interface Focused {
  name: string;
  isSeen: boolean;
  box: { top: number; bottom: number };
}
export const readFocused = (page: Page): Promise<Focused> => page.evaluate<Focused>(focused);

/** Presses Tab until something so named has the focus; every stop on the way is seen, and stands in the window. */
export const tabTo = async (page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  const height = page.viewportSize()?.height ?? 0;
  const passed: string[] = [];
  while (passed.length < 80) {
    await page.keyboard.press(key);
    const stop = await readFocused(page);
    expect(stop.isSeen, `the focus is seen on “${stop.name}”`).toBe(true);
    expect(stop.box.bottom > 0 && stop.box.top < height, `“${stop.name}” stands in the window`).toBe(true);
    if (stop.name === name) return;
    passed.push(stop.name);
  }
  throw new Error(`no way by ${key} to “${name}”: ${passed.join(" → ")}`);
};
