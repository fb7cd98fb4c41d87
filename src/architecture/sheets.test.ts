import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sourceDir } from "./imports.ts";

const sheets = readdirSync(sourceDir, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, text: readFileSync(join(sourceDir, file), "utf8") }));

const stopAtLines = 300;

/** Innermost rules of a sheet: what they select and what they declare. */
const listRules = (text: string): { selector: string; body: string }[] =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({ selector: selector.trim(), body }));

/** Letters drawn inside a picture are sized in the picture's own units and grow with it. */
const drawn = /(?:^|[\s>])(?:text|tspan)\b|\.(?:as-|zy-aside|zy-hot-text|nm-count|pe-name|pe-sign|fs-mountain|fs-north|num\b|legend|stick-cup-mark)/;

describe("style sheets", () => {
  test("there are some", () => {
    expect(sheets.length).toBeGreaterThan(50);
  });

  test("none that is written by hand grows past three hundred lines", () => {
    const ownSheets = sheets.filter(({ text }) => !text.startsWith("/* Written by tools/"));
    expect(ownSheets.map(({ file, text }) => ({ file, lines: text.split("\n").length })).filter(({ lines }) => lines > stopAtLines)).toEqual([]);
  });

  test("type is set in rem, so that it grows with what the reader asks of the browser", () => {
    const inPixels = sheets.flatMap(({ file, text }) =>
      listRules(text)
        .filter(({ selector, body }) => /(?<![\w-])(?:font|font-size|line-height)\s*:[^;]*\dpx/.test(body) && !drawn.test(selector))
        .map(({ selector }) => `${file}: ${selector}`),
    );
    expect(inPixels).toEqual([]);
  });

  test("figures of one width are for tables and columns of figures, never for all the words of a page or a card", () => {
    const roots = new Set(["html", "body", ":root", "*"]);
    const wide = sheets.flatMap(({ file, text }) => {
      const rules = listRules(text);
      const root = rules[0]?.selector;
      return rules
        .filter(({ selector, body }) => /tabular-nums/.test(body) && (roots.has(selector) || (file.endsWith("card.css") && selector === root)))
        .map(({ selector }) => `${file}: ${selector}`);
    });
    expect(wide).toEqual([]);
  });

  test("a line that keeps its width whatever the scale is not drawn by dashes of its own length", () => {
    // A non-scaling stroke takes its dashes in pixels of the screen: `stroke-dasharray: 1` is then a dotted line, and the picture breaks off.
    const broken = sheets.filter(({ text }) => /non-scaling-stroke/.test(text) && /stroke-dasharray:\s*1(?:px)?;/.test(text)).map(({ file }) => file);
    expect(broken).toEqual([]);
  });
});
