import { expect, test } from "vitest";
import { sixty, toBranch } from "../kit/calendar/sexagenary.ts";
import type { Branch } from "../kit/hexagrams/branches.ts";
import { listJointYears } from "./joint-years.ts";
import type { Person } from "./person.ts";

const withBranch = (branch: Branch) => sixty.find((one) => toBranch(one) === branch)!;
const personOf = (year: Branch, month: Branch, day: Branch): Person =>
  ({
    pillars: { year: withBranch(year), month: withBranch(month), day: withBranch(day), hour: null },
    dayMaster: "甲",
    usefulElements: [],
    adverseElements: [],
  }) as unknown as Person;

test("a year that completes a 三合 with the day's branch draws the seat as close as a 六合, a 半合 half as much, a clash outweighs both", () => {
  // 2028 is 戊申, of the frame 申子辰; 2032 壬子.
  const years = listJointYears(personOf("子", "卯", "辰"), personOf("卯", "卯", "子"), 2026);
  const seatsOf = (wanted: number) => {
    const { a, b } = years.find(({ year }) => year === wanted)!;
    return [a.seat, a.score, b.seat, b.score];
  };
  expect(seatsOf(2028)).toEqual(["harmony", 0.5, "harmony", 0.25]);
  expect(seatsOf(2026)).toEqual([null, 0, "clash", -1]);
  expect(seatsOf(2029)).toEqual(["harmony", 0.5, null, 0]);
});
