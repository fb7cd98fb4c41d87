import { describe, expect, it } from "vitest";
import type { AuspiciousInput } from "./input.ts";
import { understandAuspicious } from "./understand.ts";
import { words } from "./words.ts";

const heard = (text: string, known: Partial<AuspiciousInput> = {}) => understandAuspicious(text, known, /\p{Script=Han}/u.test(text) ? "zh" : "en");

describe("a wish", () => {
  it.each([
    ["下个月哪天搬家好？", { purpose: "moving", range: { kind: "nextMonth" } }],
    ["12月领证选哪天？", { purpose: "registry", range: { kind: "month", month: 12 } }],
    ["明年12月办婚礼", { purpose: "wedding", range: { kind: "month", month: 12, yearsOn: 1 } }],
    ["12月1日到20日哪天提车好", { purpose: "car", range: { kind: "between", fromMonth: 12, fromDay: 1, toMonth: 12, toDay: 20 } }],
    ["12月32日结婚好不好", { purpose: "wedding", range: { kind: "month", month: 12 } }],
    ["2027年2月29日搬家", { purpose: "moving", range: { kind: "month", month: 2, year: 2027 } }],
    ["2028年2月29日搬家", { purpose: "moving", date: "2028-02-29" }],
    ["腊月里搬家", { purpose: "moving", range: { kind: "lunarMonth", month: 12 } }],
    ["未来三个月内开业", { purpose: "opening", range: { kind: "days", count: 90 } }],
    ["今天的黄历怎么样？", { purpose: "any", range: { kind: "days", count: 1, from: 0 } }],
    ["2026-12-17是好日子吗", { purpose: "any", date: "2026-12-17" }],
    ["opening a shop", { purpose: "opening" }],
    ["from 1 to 20 December, opening a shop", { purpose: "opening", range: { kind: "between", fromMonth: 12, fromDay: 1, toMonth: 12, toDay: 20 } }],
    ["this weekend for a haircut", { purpose: "haircut", range: { kind: "thisWeekend" } }],
    ["Is 17 December a good day to move?", { purpose: "moving", range: { kind: "day", month: 12, day: 17 } }],
    ["in the next two weeks, pick up the car", { purpose: "car", range: { kind: "days", count: 14 } }],
    ["A weekend in May next year for the wedding, please", { purpose: "wedding", range: { kind: "month", month: 5, yearsOn: 1 }, weekdays: [6, 7] }],
    ["三月到五月的周末结婚", { purpose: "wedding", range: { kind: "between", fromMonth: 3, fromDay: 1, toMonth: 5, toDay: 31 }, weekdays: [6, 7] }],
    ["3-5月，周六日，搬家", { purpose: "moving", range: { kind: "between", fromMonth: 3, fromDay: 1, toMonth: 5, toDay: 31 }, weekdays: [6, 7] }],
    [
      "2027年3月至5月份工作日开业",
      { purpose: "opening", range: { kind: "between", fromMonth: 3, fromDay: 1, toMonth: 5, toDay: 31, year: 2027 }, weekdays: [1, 2, 3, 4, 5] },
    ],
    ["明年三四月领证，周五", { purpose: "registry", range: { kind: "between", fromMonth: 3, fromDay: 1, toMonth: 4, toDay: 30, yearsOn: 1 }, weekdays: [5] }],
    ["从11月到明年1月搬家", { purpose: "moving", range: { kind: "between", fromMonth: 11, fromDay: 1, toMonth: 1, toDay: 31, yearsOn: 0 } }],
    [
      "March to May, weekends, for a wedding",
      { purpose: "wedding", range: { kind: "between", fromMonth: 3, fromDay: 1, toMonth: 5, toDay: 31 }, weekdays: [6, 7] },
    ],
    [
      "We want to marry between March and May 2027 on a Saturday",
      { purpose: "wedding", range: { kind: "between", fromMonth: 3, fromDay: 1, toMonth: 5, toDay: 31, year: 2027 }, weekdays: [6] },
    ],
    [
      "moving, Mar–May, Saturdays or Sundays",
      { purpose: "moving", range: { kind: "between", fromMonth: 3, fromDay: 1, toMonth: 5, toDay: 31 }, weekdays: [6, 7] },
    ],
    ["sign a contract next month on a weekday", { purpose: "signing", range: { kind: "nextMonth" }, weekdays: [1, 2, 3, 4, 5] }],
    ["下个月搬家，周末不行", { purpose: "moving", range: { kind: "nextMonth" }, weekdays: [1, 2, 3, 4, 5] }],
    ["move house next month, not on a weekend", { purpose: "moving", range: { kind: "nextMonth" }, weekdays: [1, 2, 3, 4, 5] }],
    ["下周六理发", { purpose: "haircut", range: { kind: "nextWeek" }, weekdays: [6] }],
    ["下个月搬家，周一到周三都行", { purpose: "moving", range: { kind: "nextMonth" }, weekdays: [1, 2, 3] }],
    ["帮我挑个日子", {}],
    ["你好", {}],
  ])("“%s” is %j", (text, wanted) => {
    expect(heard(text)).toEqual(wanted);
  });

  it.each([...words.zh.starters, ...words.en.starters])("the starter “%s” names what for", (text) => {
    expect(heard(text).purpose).toBeDefined();
  });

  it("tells a birth from the day to choose", () => {
    expect(heard("我1990年5月1日生，她1992年3月3日生，12月里结婚")).toMatchObject({
      purpose: "wedding",
      range: { kind: "month", month: 12 },
      people: [{ date: "1990-05-01" }, { date: "1992-03-03" }],
    });
    expect(heard("We marry in May 2027, he was born on 1990-05-01 and she on 1992-03-03")).toMatchObject({
      range: { kind: "month", month: 5, year: 2027 },
      people: [
        { date: "1990-05-01", sex: "male" },
        { date: "1992-03-03", sex: "female" },
      ],
    });
  });
});

describe("after a choice", () => {
  const known: Partial<AuspiciousInput> = { purpose: "moving", range: { kind: "nextMonth" } };
  it.each(["12月12日为什么不行", "几点最好", "17号好不好", "12月17日冲到谁？", "Why not the 12th?", "What’s wrong with 24 December?"])(
    "“%s” asks about it and changes nothing",
    (text) => {
      expect(heard(text, known)).toEqual({});
    },
  );
  it.each([
    ["只要周末呢？", { ...known, weekdays: [6, 7] }],
    ["only on weekends", { ...known, weekdays: [6, 7] }],
    ["只要周六", { ...known, weekdays: [6] }],
    ["Saturdays only", { ...known, weekdays: [6] }],
    ["改成工作日", { ...known, weekdays: [1, 2, 3, 4, 5] }],
    ["那开业呢？", { purpose: "opening", range: { kind: "nextMonth" } }],
    ["换成明年一月", { purpose: "moving", range: { kind: "month", month: 1, yearsOn: 1 } }],
  ])("“%s” chooses anew", (text, wanted) => {
    expect(heard(text, known)).toEqual(wanted);
  });
  it("keeps the weekdays while the months change, and the months while the weekdays do", () => {
    const weekends: Partial<AuspiciousInput> = { ...known, weekdays: [6, 7] };
    expect(heard("换成三月到五月", weekends)).toMatchObject({ purpose: "moving", weekdays: [6, 7], range: { kind: "between", fromMonth: 3, toMonth: 5 } });
    expect(heard("改成工作日", weekends)).toMatchObject({ range: { kind: "nextMonth" }, weekdays: [1, 2, 3, 4, 5] });
    expect(heard("只要周末呢？", weekends)).toEqual({});
  });
  it("takes one more person", () => {
    expect(heard("我老婆1992年3月3日生", known)).toMatchObject({ people: [{ date: "1992-03-03", sex: "female" }] });
  });
});
