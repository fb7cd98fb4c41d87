import { expect, test } from "vitest";
import { withPicked } from "./picked.ts";

test("two are picked: a third takes the first one's place, and what is picked again is let go", () => {
  expect(withPicked([], "tarot", null)).toEqual(["tarot"]);
  expect(withPicked(["tarot"], "zhouYi", null)).toEqual(["tarot", "zhouYi"]);
  expect(withPicked(["tarot", "zhouYi"], "astro", null)).toEqual(["zhouYi", "astro"]);
  expect(withPicked(["tarot", "zhouYi"], "tarot", null)).toEqual(["zhouYi"]);
});

test("the one that was asked already stays", () => {
  expect(withPicked(["tarot", "zhouYi"], "astro", "tarot")).toEqual(["tarot", "astro"]);
  expect(withPicked(["tarot", "zhouYi"], "tarot", "tarot")).toEqual(["tarot", "zhouYi"]);
  expect(withPicked(["tarot"], "zhouYi", "tarot")).toEqual(["tarot", "zhouYi"]);
});
