import { describe, expect, test } from "vitest";
import type { PastResult } from "../../../../shared/contract/past.ts";
import { pastMessagesEn as en } from "./messages.en.ts";
import { pastMessagesZh as zh } from "./messages.zh.ts";
import { toChartLines, toHourLines } from "./to-lines.ts";

type Hours = NonNullable<PastResult["hours"]>;
const noon = { from: "11:00", to: "13:00", names: ["午"], time: "12:00" };
const each: Hours["each"] = ["巳", "午", "未"].map((name, at) => ({
  from: `${9 + at * 2}:00`,
  to: `${11 + at * 2}:00`,
  names: [name],
  time: `${10 + at * 2}:00`,
  minutes: 120,
  height: at === 1 ? 1 : 0.3,
  share: 1 / 3,
  isGiven: at === 0,
  isLeader: at === 1,
}));
const hours: Hours = { each, leaders: [noon], lead: 3.21, dealtShare: 0.2, isLeaning: true };
const fit: NonNullable<PastResult["fit"]> = {
  marked: { right: 3, of: 4 },
  control: { right: 1, of: 2 },
  peers: { asWell: 312, of: 1000 },
  deals: { asWell: 9, of: 15 },
};
const result: PastResult = { years: [], marking: { marked: 13, of: 30 }, fit, hours };

describe("of the chart", () => {
  test("hits are set against controls, then against chance, then against others' charts, and nothing is concluded from so little", () => {
    expect(toChartLines(result, zh, true)).toEqual([zh.counts(3, 4, 1, 2), zh.deals(9, 15), zh.peers(312, 1000), zh.verdicts.nothing, zh.marking(13, 30)]);
  });

  test("all right in the marked years and none in the controls is still no evidence", () => {
    const best = {
      ...result,
      fit: { ...fit, marked: { right: 4, of: 4 }, control: { right: 0, of: 2 }, peers: { asWell: 1, of: 900 }, deals: { asWell: 1, of: 15 } },
    };
    expect(toChartLines(best, en, true)).toContain(en.verdicts.fair);
    expect(en.verdicts.fair).toContain("no evidence");
  });

  test("the same answer to every year compares nothing, and too few answers neither", () => {
    expect(toChartLines({ ...result, fit: { ...fit, deals: { asWell: 1, of: 1 } } }, en, true)).toEqual([
      en.counts(3, 4, 1, 2),
      en.allAlike,
      en.marking(13, 30),
    ]);
    expect(toChartLines({ ...result, fit: null }, en, true)).toEqual([en.tooFew, en.marking(13, 30)]);
  });

  test("where no hour is known a year is marked by some hour, or by none", () => {
    expect(toChartLines(result, zh, false)[0]).toBe(zh.countsByHour(3, 4, 1, 2));
    expect(toChartLines({ ...result, hours: null }, zh, false)[0]).toBe(zh.counts(3, 4, 1, 2));
  });
});

describe("of the hour", () => {
  test("a lead that chance seldom makes is a lean, with its figures, and no proof", () => {
    const [first, ...rest] = toHourLines(result, zh, true, false);
    expect(first).toBe("偏向午时，比其次的是 3.2 比 1。同样的回答随手重新分派，每百次有 20 次也能偏成这样。这不是证明。");
    // A third of all that was looked at: it leans there, and it is still likelier to be another.
    expect(rest).toEqual([zh.shareSmall(33), zh.assumed, zh.scopes.near]);
    const most = { ...hours, each: each.map((one, at) => ({ ...one, share: at === 1 ? 0.62 : 0.19 })) };
    expect(toHourLines({ ...result, hours: most }, zh, true, false)[1]).toBe(zh.shareMost(62));
    expect(toHourLines(result, en, true, false)[0]).toMatch(
      /^It leans towards 午 11:00–13:00, 3\.2 to 1 over the next\. .* 20 times in 100\. That’s not a proof\.$/,
    );
  });

  test("a lead that chance often makes does not tell the hours apart, and says so first", () => {
    const [first, second] = toHourLines({ ...result, hours: { ...hours, isLeaning: false, dealtShare: 0.85 } }, en, true, false);
    expect([first, second]).toEqual([en.notApart, en.ahead("午 11:00–13:00", "3.2", 85)]);
  });

  test("under two to one nobody is named", () => {
    const lines = toHourLines({ ...result, hours: { ...hours, isLeaning: false, lead: 1.9 } }, zh, false, false);
    expect(lines).toEqual([zh.notApart, zh.assumed, zh.scopes.day]);
  });

  test("most of the day ahead of the rest picks nothing out", () => {
    const most = { ...hours, isLeaning: false, each: each.map((one) => ({ ...one, isLeader: one.isLeader || one.isGiven })) };
    expect(toHourLines({ ...result, hours: most }, zh, true, false)).toContain(zh.broad("3.2"));
  });

  test("the hour that was given is said to be it", () => {
    const own = { ...hours, each: each.map((one, at) => ({ ...one, isGiven: at === 1 })) };
    expect(toHourLines({ ...result, hours: own }, zh, true, false)).toContain(zh.isGiven);
  });

  test("years that do not depend on the hour say nothing of it", () => {
    expect(toHourLines({ ...result, hours: null }, zh, true, false)).toEqual([zh.noHour]);
    expect(toHourLines({ ...result, hours: null }, zh, false, true)).toEqual([zh.noHourAtAll]);
  });
});
