import { expect, test } from "vitest";
import { listBroken, type Seen } from "../../e2e/steps/seen.ts";
import type { Shot } from "./take.ts";
import { toIndex, toLine } from "./to-index.ts";

const seen: Seen = {
  window: { width: 390, height: 844 },
  plate: 356,
  isWide: false,
  headline: { top: 560, bottom: 620, lines: 2 },
  words: { top: 660, second: 722 },
  dock: 760,
  sideways: 0,
};
const toShot = (measured: Seen): Shot => ({
  subject: "tarot.cross",
  window: { width: 390, height: 844, isTouch: true },
  locale: "zh",
  theme: "light",
  state: "reading",
  file: "tarot.cross-reading-zh-light.png",
  seen: measured,
  broken: listBroken(measured),
});

test("what is taken in at once has no mark", () => {
  expect(listBroken(seen)).toEqual([]);
  expect(toLine(toShot(seen))).toMatch(/^✓ tarot\.cross .*390 zh light .*plate {2}356/);
});

test.each<[string, Partial<Seen>, string]>([
  ["a figure over its limit", { plate: 401 }, "the plate is 401 high"],
  ["no headline", { headline: null }, "there is no headline"],
  ["a headline under the input", { headline: { top: 700, bottom: 770, lines: 2 } }, "the headline stands at 700, the input at 760"],
  ["a headline that has scrolled away", { headline: { top: -8, bottom: 50, lines: 2 } }, "the headline stands at -8, the input at 760"],
  ["a headline of three lines", { headline: { top: 560, bottom: 650, lines: 3 } }, "the headline has 3 lines"],
  ["words whose second line is covered", { words: { top: 700, second: 762 } }, "the second line of the words ends at 762, the input begins at 760"],
  ["a page one can push sideways", { sideways: 12 }, "the page is 12 wider than the window"],
])("%s is marked", (_, change, mark) => {
  const shot = toShot({ ...seen, ...change });
  expect(shot.broken).toEqual([mark]);
  expect(toLine(shot)).toContain(`✗ ${mark}`);
  expect(toIndex(390, [shot])).toContain(mark);
});

test("beside the words a figure may be 450 high, a wide one as high as the window under the header", () => {
  const paned = { ...seen, window: { width: 1440, height: 900 } };
  expect(listBroken({ ...paned, plate: 451 })).toHaveLength(1);
  expect(listBroken({ ...paned, plate: 788, isWide: true })).toEqual([]);
  expect(listBroken({ ...paned, plate: 789, isWide: true })).toHaveLength(1);
});

test("the page of a width has a row a subject and state", () => {
  const page = toIndex(390, [toShot(seen), { ...toShot(seen), theme: "dark" }]);
  expect(page.match(/<h2>/g)).toHaveLength(1);
  expect(page.match(/<img /g)).toHaveLength(2);
});
