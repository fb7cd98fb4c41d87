import { SolarTime } from "tyme4ts";
import { describe, expect, it } from "vitest";
import { castHexagram } from "./hexagram-cast.ts";
import { toDayPillar, toMonthBranch, toSunLongitude } from "./moment.ts";
import { toSpirit } from "./relatives.ts";

/** Every 7 days and some hours over 200 years, as clock times at UTC+8. */
const instants = Array.from({ length: 10_000 }, (_, index) => new Date(Date.UTC(1900, 0, 1) + index * (7 * 86_400_000 + 26_000_000)));

const toWitness = (instant: Date) => {
  const local = new Date(instant.getTime() + 8 * 3_600_000);
  const time = SolarTime.fromYmdHms(
    local.getUTCFullYear(),
    local.getUTCMonth() + 1,
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
    local.getUTCSeconds(),
  );
  return { day: time.getSolarDay().getLunarDay().getSixtyCycle().getName(), month: time.getSixtyCycleHour().getMonth().getEarthBranch().getName() };
};

describe("the day and the month of a cast", () => {
  it("names the day as an independent calendar does", () => {
    for (const instant of instants.filter((_, index) => index % 5 === 0)) {
      const { stem, branch } = toDayPillar(instant.toISOString());
      expect(stem + branch).toBe(toWitness(instant).day);
    }
  });
  it("names the month as an independent calendar does, a quarter of an hour away from a term", () => {
    for (const instant of instants.filter((_, index) => index % 5 === 1)) {
      const at = instant.toISOString();
      const sinceTerm = (toSunLongitude(at) + 15) % 30;
      if (sinceTerm > 0.011 && sinceTerm < 29.989) expect(toMonthBranch(at)).toBe(toWitness(instant).month);
    }
  });
  it("begins the day at midnight of UTC+8", () => {
    expect(toDayPillar("2026-11-19T15:59:59Z").branch).toBe("酉");
    expect(toDayPillar("2026-11-19T16:00:00Z").branch).toBe("戌");
  });
  it("leaves out 辰巳 in the ten days from 甲午 (戊戌 among them)", () => {
    expect(toDayPillar("2026-11-20T03:00:00Z")).toEqual({ stem: "戊", branch: "戌", voids: ["辰", "巳"] });
  });
  it("refuses what is not a UTC instant", () => {
    expect(() => toDayPillar("2026-11-20")).toThrow(RangeError);
  });
  it("sets the spirits from the day's stem upward: 戊 begins with 勾陈", () => {
    expect([1, 2, 3, 4, 5, 6].map((place) => toSpirit("戊", place))).toEqual(["勾陈", "螣蛇", "白虎", "玄武", "青龙", "朱雀"]);
    expect([..."甲乙丙丁戊己庚辛壬癸"].map((stem) => toSpirit(stem as "甲", 1))).toEqual([
      "青龙",
      "青龙",
      "朱雀",
      "朱雀",
      "勾陈",
      "螣蛇",
      "白虎",
      "白虎",
      "玄武",
      "玄武",
    ]);
  });
  it("casts 井 with the third line moving whole", () => {
    const cast = castHexagram([8, 7, 9, 8, 7, 8], "2026-11-20T03:00:00Z");
    expect(cast).toMatchObject({ palace: "震", generation: "fifth", shi: 5, ying: 2, movingLines: [3], monthBranch: "亥" });
    expect([cast.primary.number, cast.changed?.number, cast.nuclear.number, cast.opposite.number, cast.reversed.number]).toEqual([48, 29, 38, 21, 47]);
    expect(cast.najia[2]).toEqual({ branch: "酉", stem: "辛", relative: "官鬼", spirit: "白虎", changedBranch: "午" });
    expect(cast.text.line).toBe("井渫不食，为我心恻，可用汲，王明，并受其福。");
  });
});
