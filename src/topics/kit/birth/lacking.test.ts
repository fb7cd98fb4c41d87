import { describe, expect, test } from "vitest";
import type { InputField } from "../../../shared/contract/input-field.ts";
import { birthField } from "./birth-field.ts";
import { findMissing, toMendField, withUnaskedTimes } from "./lacking.ts";

const whose = { zh: "你的生辰", en: "Your birth" };
const field = birthField("birth", whose, ["date", "time", "place", "sex"]);
const place = { latitude: 31.2, longitude: 121.5 };

const ask = (value: unknown, of: InputField = field, siblings: InputField[] = [of]): [string[] | undefined, string, string] | null => {
  const missing = findMissing(of, value, siblings);
  return missing && [missing.needs, missing.label.zh, missing.label.en];
};

describe("what is still to be asked of a birth", () => {
  test("nothing said: the field as it stands", () => {
    expect(findMissing(field, undefined, [field])).toBe(field);
  });

  test("the parts that lack, by name", () => {
    expect(ask({ date: "1990-05-01", sex: "male", ...place })).toEqual([["time"], "出生时辰（不知道就说不知道）", "the hour of birth (or say you don’t know)"]);
    expect(ask({ time: "13:45" })).toEqual([
      ["date", "place", "sex"],
      "出生日期、出生地、性别",
      "the date of birth, the place of birth and the sex (male or female)",
    ]);
  });

  test("a time that nobody knows has been said", () => {
    expect(ask({ date: "1990-05-01", time: null, sex: "male", ...place })).toBeNull();
    expect(ask({ instant: "1990-05-01T00:00:00Z", sex: "male", ...place })).toBeNull();
  });

  test("two readings are both named", () => {
    expect(ask({ dateOptions: ["1990-06-07", "1990-07-06"] })).toEqual([
      ["date"],
      "1990 年 6 月 7 日，还是 1990 年 7 月 6 日？",
      "7 June 1990, or 6 July 1990?",
    ]);
    expect(ask({ dateOptions: ["1990-03-15", "1990-04-10"] })?.[1]).toBe("1990 年 3 月 15 日，还是 1990 年 4 月 10 日（农历 3 月 15 日）？");
    expect(ask({ dateOptions: ["1930-03-08", "1990-03-08"], calendar: "lunar" })?.[1]).toBe("农历 1930 年 3 月 8 日，还是 农历 1990 年 3 月 8 日？");
    expect(ask({ date: "1990-05-01", timeOptions: ["00:30", "23:30"], timePrecision: "doubleHour" })?.[1]).toMatch(/^早子时.*还是 晚子时/);
    expect(ask({ date: "1990-05-01", timeOptions: ["03:00", "15:00"] })).toEqual([["time"], "03:00，还是 15:00？", "03:00, or 15:00?"]);
    expect(ask({ date: "1990-05-01", zoneOptions: ["Asia/Shanghai", "Asia/Urumqi"], ...place })?.[1]).toMatch(/北京时间，还是新疆时间/);
  });

  test("a choice that does not bear on what the topic needs is not asked", () => {
    const dateOnly = birthField("birth", whose, ["date"]);
    const springfield = { place: "Springfield", latitude: 0, longitude: 0, timeZone: "UTC", isXinjiang: false };
    const open = { date: "1990-05-01", timeOptions: ["03:00", "15:00"], placeOptions: [{ ...springfield, label: "Springfield, Illinois" }] };
    expect(ask(open, dateOnly)).toBeNull();
    expect(ask(open)?.[0]).toEqual(["time"]);
    expect(withUnaskedTimes([dateOnly], { birth: open })).toMatchObject({ birth: { time: null } });
    expect(withUnaskedTimes([field], { birth: open })).toEqual({ birth: open });
  });

  test("a time the topic only uses is asked where two were heard, and not where none was", () => {
    const usesTime = birthField("birth", whose, ["date", "sex"], ["time"]);
    expect(ask({ date: "1988-06-03", sex: "male", timeOptions: ["09:20", "21:20"] }, usesTime)?.[0]).toEqual(["time"]);
    expect(ask({ date: "1988-06-03", sex: "male" }, usesTime)).toBeNull();
  });

  test("what is there of a date is said again", () => {
    const dateOnly = birthField("birth", whose, ["date"]);
    expect(ask({ dateParts: { year: 1990 } }, dateOnly)?.[1]).toBe("1990 年的哪一月哪一日");
    expect(ask({ dateParts: { month: 5, day: 1 } }, dateOnly)?.[1]).toBe("5 月 1 日是哪一年");
  });

  test("an optional birth is asked to its end only once begun", () => {
    const optional = { ...birthField("birth", whose, ["date", "time"]), isRequired: false };
    expect(ask(undefined, optional)).toBeNull();
    expect(ask({ timeZone: "Asia/Shanghai" }, optional)).toBeNull();
    expect(ask({ date: "1990-05-01" }, optional)?.[0]).toEqual(["time"]);
    expect(ask({ date: "1990-05-01" }, birthField("birth", whose, []))?.[0]).toEqual(["time"]);
  });

  test("of two births the label says whose", () => {
    const [a, b] = [birthField("a", { zh: "男方", en: "Him" }, ["date", "time"]), birthField("b", { zh: "女方", en: "Her" }, ["date", "time"])];
    expect(ask({ date: "1990-05-01" }, b, [a, b])?.slice(1)).toEqual(["女方：出生时辰（不知道就说不知道）", "Her: the hour of birth (or say you don’t know)"]);
  });

  test("of a list the first that lacks something", () => {
    const people: InputField = { ...field, name: "people", kind: "births", needs: ["date"] };
    expect(ask([{ date: "1990-05-01" }, { sex: "male" }], people)?.[1]).toBe("第 2 位：出生日期");
    expect(ask([{ date: "1990-05-01" }], people)).toBeNull();
    expect(ask([], people)?.[1]).toBe("你的生辰");
  });

  test("fields of other kinds lack when they are required and empty", () => {
    const text: InputField = { name: "name", kind: "text", label: whose, isRequired: true };
    expect([
      findMissing(text, undefined, []),
      findMissing(text, "", []),
      findMissing(text, "a", []),
      findMissing({ ...text, isRequired: false }, "", []),
    ]).toEqual([text, text, null, null]);
  });
});

test("a time that never was is asked again with both neighbours named", () => {
  const { needs, label } = toMendField(field, "time", "clockGap:1988-04-17T01:59:59/1988-04-17T03:00:00");
  expect(needs).toEqual(["time"]);
  expect(label.zh).toContain("1988-04-17 01:59:59 的下一秒就是 1988-04-17 03:00:00");
  expect(label.en).toContain("one second after 1988-04-17 01:59:59 they showed 1988-04-17 03:00:00");
});
