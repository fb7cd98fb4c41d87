import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLightColours } from "./colours.ts";
import { createFlattener } from "./flatten.ts";

const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8");
const colours = readLightColours(read("ui/tokens.css"));
const flatten = createFlattener(read("topics/tarot/art/art.css"), colours);

test("a mixed colour is reckoned out, and one mixed with nothing is let through", () => {
  expect(colours.get("--ink")).toBe("#1f1b16");
  expect(colours.get("--ink-3")).toBe("#6d6962");
  expect(colours.get("--line-strong")).toBe("rgba(31,27,22,0.3)");
});

test("a class becomes what it draws, in the theme's colours, and the drawing's own rules stand at its root", () => {
  expect(flatten('<svg class="tarot" viewBox="0 0 1 1"><path class="l1" d="M0 0"/></svg>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linecap="round" stroke-linejoin="round" viewBox="0 0 1 1"><path stroke="#1f1b16" stroke-width="1.35" fill="none" d="M0 0"/></svg>',
  );
});

test("inside a part drawn smaller a line keeps its width, and after it too", () => {
  const made = flatten('<svg class="tarot"><g class="k4"><path class="l1" d="a"/></g><path class="l1" d="b"/></svg>');
  expect(made).toContain('stroke-width="3.375" fill="none" d="a"');
  expect(made).toContain('stroke-width="1.35" fill="none" d="b"');
});

test("a body with an outline is filled, an outline alone is not, whatever else it is", () => {
  expect(flatten('<svg class="tarot"><path class="l1 bg"/></svg>')).toContain('fill="#fcfaf4"');
  expect(flatten('<svg class="tarot"><path class="l2 gf"/></svg>')).toContain('fill="none"');
});

test("no text stays: where it is drawn there may be no fonts", () => {
  expect(flatten('<svg class="tarot"><text class="num" x="1">IX</text></svg>')).not.toContain("IX");
});
