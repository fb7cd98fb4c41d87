import { getQuestions } from "@alheimsins/b5-johnson-120-ipip-neo-pi-r";
import { expect, test } from "vitest";
import { ipipItems } from "./ipip-items.ts";
import { facets, items } from "./items.ts";

test("every item, its facet and its key stand in the pool’s list as Johnson’s package prints it", () => {
  const pool = new Map(getQuestions("en").map(({ text, domain, facet, keyed }) => [text, [`${domain}${facet}`, keyed === "plus" ? "+" : "-"]]));
  expect(pool.size).toBe(120);
  for (const [, facet, key, text] of ipipItems) expect(pool.get(text), text).toEqual([facet, key]);
});

test("every facet has two of them, and none is asked twice", () => {
  expect(new Set(ipipItems.map(([, , , text]) => text)).size).toBe(60);
  for (const facet of facets) expect(items.filter((item) => item.facet === facet)).toHaveLength(2);
  expect(new Set(items.map(({ id }) => id)).size).toBe(60);
});
