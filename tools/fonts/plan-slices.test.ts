import fc from "fast-check";
import { expect, test } from "vitest";
import { planSlices } from "./plan-slices.ts";

const costs = { letter: 200, file: 500, rest: 3 };
const page = (letters: string): Set<string> => new Set(letters);
const toSorted = (slices: readonly (readonly string[])[]): string[] => slices.map((slice) => [...slice].sort().join(""));

test("letters that always stand together are one file, and those of other pages another", () => {
  const pages = [page("天地玄黄"), page("天地玄黄"), page("宇宙洪荒")];
  expect(toSorted(planSlices(pages, page("天宇地宙玄洪黄荒"), 8, costs))).toEqual(toSorted([[..."天地玄黄"], [..."宇宙洪荒"]]));
});

test("what no page wants comes last, in the order given and so many a file", () => {
  const slices = planSlices([page("天地")], page("日天月盈昃地辰"), 8, costs);
  expect(slices.slice(1)).toEqual([[..."日月盈"], [..."昃辰"]]);
});

test("a letter fewer pages want is not carried by those that do not, unless there would be too many files", () => {
  const pages = [...Array.from({ length: 9 }, () => page("天地")), page("天地宿")];
  expect(planSlices(pages, page("天地宿"), 8, costs)).toHaveLength(2);
  expect(planSlices(pages, page("天地宿"), 1, costs)).toHaveLength(1);
});

test("each letter is in one file, however the pages are, and the files on pages are no more than asked for", () => {
  const letters = [..."天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往"];
  const somePages = fc.array(fc.subarray(letters), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(somePages, fc.integer({ min: 1, max: 6 }), (pages, most) => {
      const sets = pages.map((one) => new Set(one));
      const slices = planSlices(sets, new Set(letters), most, costs);
      expect(slices.flat().sort()).toEqual([...letters].sort());
      const wanted = new Set(pages.flat());
      expect(slices.filter((slice) => slice.some((letter) => wanted.has(letter))).length).toBeLessThanOrEqual(most);
    }),
  );
});
