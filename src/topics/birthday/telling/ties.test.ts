import { describe, expect, test } from "vitest";
import { type Ganzhi, sixty, toBranch } from "../../kit/calendar/sexagenary.ts";
import { hearQuestion } from "../../kit/hearing/to-question.ts";
import { type Branch, branches } from "../../kit/hexagrams/branches.ts";
import { parseInput } from "../../kit/parse-input.ts";
import { frames, meetings, sixHarmonies, triplePunishments } from "../../kit/pillars/data/branch-ties.ts";
import { listPlaced, toPlaced } from "../../kit/pillars/four-pillars.ts";
import { listRelations, listRelationsWith } from "../../kit/pillars/relations.ts";
import { castBirthday } from "../engine.ts";
import { type BirthdayInput, birthdayInput } from "../input.ts";
import { birthday } from "../topic.ts";
import { findComingTie } from "./rules-time.ts";
import { findSeatTie } from "./ties.ts";
import { type BirthdayView, scoreComing } from "./view.ts";

/** A reading told whole. */
const whole = { tier: "plus", variant: 0 } as const;

/** Pillars that hold these branches and nothing else that matters to them: one stem throughout. */
const withBranch = (branch: Branch): Ganzhi => sixty.find((one) => toBranch(one) === branch)!;
const viewOf = (year: Branch, month: Branch, day: Branch, hour: Branch | null): BirthdayView => {
  const pillars = { year: withBranch(year), month: withBranch(month), day: withBranch(day), hour: hour && withBranch(hour) };
  return { cast: { pillars, relations: listRelations(listPlaced(pillars)) } } as BirthdayView;
};
const comingOf = (natal: BirthdayView, year: Branch) => ({
  stemFavour: "neutral" as const,
  branchFavour: "neutral" as const,
  relations: listRelationsWith(toPlaced<string>("annual", withBranch(year)), listPlaced(natal.cast.pillars)),
});
const isClash = (one: Branch, other: Branch): boolean => Math.abs(branches.indexOf(one) - branches.indexOf(other)) === 6;
const wholes = [...frames, ...meetings].map(([one, two, three]) => [one, two, three] as const);
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

describe("the day's branch among the four", () => {
  test("every 三合 and 三会 that holds it is found, whichever pillars have the two others and whatever stands beside, unless it is clashed with", () => {
    for (const whole of wholes)
      for (const [a, b, c] of orders)
        for (const beside of branches) {
          const [one, two, day] = [whole[a], whole[b], whole[c]];
          for (const view of [viewOf(one, two, day, beside), viewOf(one, beside, day, two), viewOf(beside, one, day, two)]) {
            const found = findSeatTie(view);
            expect(found?.kind, `${one}${two}${day} ${beside}`).toBe(isClash(beside, day) ? "clash" : "whole");
          }
        }
  });

  test("every 六合 and every 半合 with it is found, and 三刑 of three", () => {
    const pairs = [
      ...sixHarmonies.map(([one, two]) => [one, two]),
      ...frames.flatMap(([birth, peak, store]) => [
        [birth, peak],
        [peak, store],
      ]),
    ] as [Branch, Branch][];
    for (const [one, two] of pairs)
      for (const [other, day] of [
        [one, two],
        [two, one],
      ] as const)
        expect(["sixHarmony", "halfHarmony"], `${other}${day}`).toContain(findSeatTie(viewOf(other, other, day, null))?.kind);
    for (const { branches: three } of triplePunishments)
      for (const [a, b, c] of orders) expect(["clash", "punishment", "sixHarmony"]).toContain(findSeatTie(viewOf(three[a], three[b], three[c], null))?.kind);
  });
});

describe("a year beside the four", () => {
  test("that completes a 三合 or 三会 with the day and another pillar is told and counts as much as a 六合", () => {
    for (const whole of wholes)
      for (const [a, b, c] of orders) {
        const natal = viewOf(whole[a], whole[a], whole[b], null);
        const coming = comingOf(natal, whole[c]);
        expect(findComingTie(coming as never), `${whole[c]} to ${whole[a]}${whole[b]}`).toMatchObject({
          kind: "whole",
          pillar: "day",
          char: whole[b],
          three: whole,
        });
        expect(scoreComing(coming as never)).toBeCloseTo(0.4, 6);
      }
  });

  test("in 六合 with the day counts 0.4, in 半合 half as much", () => {
    for (const day of branches)
      for (const year of branches) {
        const coming = comingOf(viewOf(day, day, day, null), year);
        const kinds = coming.relations.map(({ kind }) => kind);
        if (kinds.includes("clash")) continue;
        const wanted = kinds.includes("sixHarmony") ? 0.4 : kinds.includes("halfHarmony") ? 0.2 : 0;
        expect(
          scoreComing({ ...coming, relations: coming.relations.filter(({ members }) => members.some(({ pillar }) => pillar === "day")) } as never),
        ).toBeCloseTo(wanted, 6);
      }
  });
});

test.each([
  ["zh", "我的感情怎么样？", /日支辰在申子辰三合水局里/],
  ["en", "What is my love life like?", /whole frame of water \(Shen.*, Zi.* and Chen.*\)/],
] as const)("庚申 戊子 庚辰: a reading on love names the frame the partner's seat stands in (%s)", (locale, question, named) => {
  const birth = { date: "1980-12-21", time: "10:30", timeZone: "Asia/Shanghai", sex: "female" };
  const cast = castBirthday(parseInput<BirthdayInput>(birthdayInput, { birth }), { moment: "2026-11-21T00:00:00Z" } as never);
  expect([cast.pillars.year, cast.pillars.month, cast.pillars.day].map((pillar) => pillar[1])).toEqual(["申", "子", "辰"]);
  const { paragraphs } = birthday.tell(cast, hearQuestion(question, locale), whole);
  expect(paragraphs.map(({ text }) => text).join("\n")).toMatch(named);
});
