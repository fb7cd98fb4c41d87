import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listLunarMonths } from "../kit/calendar/lunar-year.ts";
import { branches } from "../kit/hexagrams/branches.ts";
import { parseInput } from "../kit/parse-input.ts";
import { secondsPerDay } from "../kit/time/civil.ts";
import { parseInstant } from "../kit/time/parse-civil.ts";
import { findPalace } from "./card/find-palace.ts";
import { findRow } from "./card/holds.ts";
import type { Plate, PurpleStarCast } from "./cast-types.ts";
import { palaceNames } from "./data/palaces.ts";
import { adjectiveStars, majorStars, minorStars, type StarName } from "./data/stars.ts";
import { type TransformationSchool, transformationTables } from "./data/transformations.ts";
import { castPurpleStar } from "./engine.ts";
import { toPurpleStarFacts } from "./facts.ts";
import golden from "./golden/plates.json" with { type: "json" };
import { purpleStarInput } from "./input.ts";
import { findPatterns } from "./plate/find-patterns.ts";
import { toPlateBasis } from "./plate/lunar-basis.ts";
import { toPlate } from "./plate/plate.ts";
import { factWords as factWordsEn } from "./telling/en/fact-words.ts";
import { factWords as factWordsZh } from "./telling/zh/fact-words.ts";
import { understandPurpleStar } from "./understand.ts";

const moment = "2026-11-21T04:00:00.000Z";
const common = { dayStartsAt: "23:00", leapMonth: "split" } as const;
const cast = (birth: object, rules: object = {}): PurpleStarCast =>
  castPurpleStar(parseInput(purpleStarInput, { birth: { timeZone: "+08:00", ...birth }, ...rules }), { moment });

const clockSeconds = fc.integer({ min: parseInstant("1900-02-01T00:00:00Z"), max: parseInstant("2099-12-01T00:00:00Z") });
const sexes = fc.constantFrom("male" as const, "female" as const);
const anyPlate = fc.tuple(clockSeconds, sexes).map(([seconds, sex]) => toPlate(toPlateBasis(seconds, sex, common), "standard"));
const placeOf = ({ stars }: Pick<Plate, "stars">, name: StarName): number => branches.indexOf(stars[name]);

describe("published plates", () => {
  it.each(golden.plates)("$name", (published) => {
    const plate = cast({ ...published.lunar, calendar: "lunar" }, { transformations: published.school as TransformationSchool });
    expect(plate.fiveElementsClass).toBe(published.fiveElementsClass);
    expect(plate.bodyStar).toBe(published.bodyStar);
    expect(plate.bodyPalace).toBe(published.bodyPalace);
    expect(plate.transformations).toEqual(published.transformations);
    for (const [name, ganzhi, stars, from, lifeStage, gods] of published.palaces as [string, string, string, number, string, string][]) {
      const palace = plate.palaces.find((one) => one.name === name)!;
      expect(palace.stem + palace.branch).toBe(ganzhi);
      expect(palace.stars.map((star) => star.name)).toEqual(expect.arrayContaining(stars.split(" ")));
      expect(palace.decadal).toEqual([from, from + 9]);
      expect([palace.gods.lifeStage, palace.gods.doctor, palace.gods.year, palace.gods.general]).toEqual([lifeStage, ...gods.split(" ")]);
    }
  });
});

describe("every plate", () => {
  it("holds each of the 66 stars once, where the list of stars says", () => {
    fc.assert(
      fc.property(anyPlate, ({ palaces, stars }) => {
        const found = palaces.flatMap((palace) => palace.stars.map(({ name }) => [name, palace.branch]));
        expect(found).toHaveLength(majorStars.length + minorStars.length + adjectiveStars.length);
        expect(Object.fromEntries(found)).toEqual(stars);
      }),
    );
  });

  it("has the twelve palaces in order, each one branch before the last, and decades that share out 120 years", () => {
    fc.assert(
      fc.property(anyPlate, ({ palaces }) => {
        expect(palaces.map(({ name }) => name)).toEqual(palaceNames);
        const places = palaces.map(({ branch }) => branches.indexOf(branch));
        for (const [index, place] of places.entries()) expect(place).toBe((places[0]! - index + 12) % 12);
        const starts = palaces.map(({ decadal }) => decadal[0]).sort((one, other) => one - other);
        expect(starts).toEqual(starts.map((_, index) => starts[0]! + 10 * index));
        expect(palaces[0]!.decadal[0]).toBe(starts[0]);
      }),
    );
  });

  it("mirrors 天府 to 紫微 across 寅 and 申, and sets 七杀 破军 贪狼 in a triangle", () => {
    fc.assert(
      fc.property(anyPlate, (plate) => {
        expect((placeOf(plate, "紫微") + placeOf(plate, "天府")) % 12).toBe(4);
        const triangle = (["七杀", "破军", "贪狼"] as const).map((name) => placeOf(plate, name));
        expect(new Set(triangle.map((place) => place % 4)).size).toBe(1);
        expect(new Set(triangle).size).toBe(3);
      }),
    );
  });

  it("sets 擎羊 before and 陀罗 behind 禄存", () => {
    fc.assert(
      fc.property(anyPlate, (plate) => {
        expect(placeOf(plate, "擎羊")).toBe((placeOf(plate, "禄存") + 1) % 12);
        expect(placeOf(plate, "陀罗")).toBe((placeOf(plate, "禄存") + 11) % 12);
      }),
    );
  });

  it("runs the limits of a man and a woman of one hour in opposite ways over the same stars", () => {
    fc.assert(
      fc.property(clockSeconds, (seconds) => {
        const [man, woman] = (["male", "female"] as const).map((sex) => toPlate(toPlateBasis(seconds, sex, common), "standard")) as [Plate, Plate];
        expect(man.stars).toEqual(woman.stars);
        expect(man.palaces[1]!.decadal).toEqual(woman.palaces[11]!.decadal);
        expect(man.isForward).toBe(!woman.isForward);
      }),
    );
  });
});

describe("the hour before midnight", () => {
  const lastDays = [1983, 1990, 2020, 2023, 2033].flatMap((year) => listLunarMonths(year).map(({ firstDay, days }) => firstDay + days - 1));
  const half = 1800;

  it("is the next day’s early Zi, at every month’s and year’s end too", () => {
    for (const day of lastDays) {
      const late = toPlate(toPlateBasis((day + 1) * secondsPerDay - half, "male", common), "standard");
      expect(late).toEqual(toPlate(toPlateBasis((day + 1) * secondsPerDay + half, "male", common), "standard"));
    }
  });

  it("turns the year’s stem on the last night of the year: 1984-02-01 23:30 is 甲子年正月初一", () => {
    const late = cast({ date: "1984-02-01", time: "23:30", sex: "male" });
    expect([late.year, late.lunarDate, late.isLateZi]).toEqual(["甲子", { year: 1984, month: 1, leap: false, day: 1 }, true]);
  });

  it("keeps its day and is still 子 when the day begins at midnight", () => {
    const late = cast({ date: "1984-02-01", time: "23:30", sex: "male" }, { dayStartsAt: "00:00" });
    expect([late.year, late.lunarDate, late.hourBranch]).toEqual(["癸亥", { year: 1983, month: 12, leap: false, day: 30 }, "子"]);
    expect(late.variants.map(({ reason }) => reason)).toEqual(["otherDayStart"]);
  });
});

describe("a leap month", () => {
  it.each([
    ["15", "split", 2],
    ["16", "split", 3],
    ["16", "this", 2],
    ["01", "next", 3],
  ])("闰二月 day %s by %s counts as month %i", (day, leapMonth, month) => {
    const plate = cast({ date: `2023-02-${day}`, calendar: "lunar", leapMonth: true, time: "10:00", sex: "female" }, { leapMonth });
    expect(plate.month).toBe(month);
    expect(plate.stars.左辅).toBe(branches[(4 + month - 1) % 12]);
  });

  it("names the other ways to count it", () => {
    const plate = cast({ date: "2023-02-16", calendar: "lunar", leapMonth: true, time: "10:00", sex: "female" });
    expect(plate.variants.map(({ reason }) => reason)).toEqual(["leapAsThis"]);
  });
});

describe("schools and the year", () => {
  it("Zhongzhou differs in the 科 of 戊 庚 壬 alone", () => {
    const { standard, zhongzhou } = transformationTables;
    const differing = Object.entries(standard).flatMap(([stem, four]) =>
      four.flatMap((star, index) =>
        zhongzhou[stem as keyof typeof zhongzhou][index] === star ? [] : [`${stem}${index}${zhongzhou[stem as keyof typeof zhongzhou][index]}`],
      ),
    );
    expect(differing).toEqual(["戊2太阳", "庚2天府", "壬2天府"]);
  });

  it("the plate’s year turns at the lunar new year, the pillar’s at 立春", () => {
    const between = cast({ date: "1984-02-03", time: "10:00", sex: "male" });
    expect([between.year, between.pillars.year]).toEqual(["甲子", "癸亥"]);
  });

  it("lays 2026 丙午 over a birth of 1990: age 37, the year’s 命宫 at 午, 小限 on from 辰", () => {
    const { annual } = cast({ date: "1990-05-01", time: "13:45", sex: "male" });
    expect(annual).toMatchObject({ year: 2026, stem: "丙", branch: "午", age: 37, palace: "财帛", minorLimit: { branch: "辰", palace: "迁移" } });
    expect(annual?.transformations).toEqual({ 禄: "天同", 权: "天机", 科: "文昌", 忌: "廉贞" });
    expect(annual?.decade).toMatchObject({ palace: "田宅", from: 35, to: 44, isChildhood: false });
  });

  it("goes a year a palace before the first decade", () => {
    const { annual, fiveElementsClass } = cast({ date: "2024-05-01", time: "13:45", sex: "male" });
    expect([annual?.age, fiveElementsClass]).toEqual([3, "金四局"]);
    expect(annual?.decade).toMatchObject({ palace: "疾厄", isChildhood: true });
  });

  it("has no year for a birth still to come", () => {
    expect(cast({ date: "2030-05-01", time: "13:45", sex: "male" }).annual).toBeNull();
  });

  it("uses the Sun’s clock where there is a longitude, and names the plate of the wall’s", () => {
    const solar = cast({ date: "1990-05-01", time: "11:10", sex: "male", longitude: 104.07, latitude: 30.67 });
    expect([solar.clock, solar.hourBranch, solar.variants.map(({ reason, hourBranch }) => reason + hourBranch)]).toEqual(["trueSolar", "巳", ["otherClock午"]]);
    const civil = cast({ date: "1990-05-01", time: "11:10", sex: "male", longitude: 104.07, latitude: 30.67 }, { clock: "civil" });
    expect([civil.hourBranch, civil.variants[0]?.hourBranch]).toEqual(["午", "巳"]);
  });

  it("names the neighbouring hour within three minutes of its edge", () => {
    const names = (time: string) => cast({ date: "1990-05-01", time, sex: "male" }).variants.map(({ reason }) => reason);
    expect([names("11:02"), names("10:58"), names("11:04"), names("12:00")]).toEqual([["hourBefore"], ["hourAfter"], [], []]);
  });
});

describe("facts", () => {
  const casts = [
    cast({ date: "1990-05-01", time: "13:45", sex: "male", longitude: 121.47, latitude: 31.23 }),
    cast({ date: "2023-02-20", calendar: "lunar", leapMonth: true, time: "23:30", sex: "female" }),
    cast({ date: "2024-05-01", time: "13:45", sex: "male" }, { transformations: "zhongzhou" }),
    cast({ date: "2030-05-01", time: "11:01", sex: "female" }),
  ];

  it("have one id each, and one for every star, palace, decade and god", () => {
    for (const plate of casts) {
      const ids = toPurpleStarFacts(plate).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const wanted = plate.palaces.flatMap(({ name, stars, gods }) => [
        `palace.${name}`,
        `square.${name}`,
        `decade.${name}`,
        ...stars.map((star) => `star.${star.name}`),
        ...Object.entries(gods).map(([cycle, god]) => `god.${cycle}.${god}`),
      ]);
      expect(ids).toEqual(expect.arrayContaining([...wanted, "plate", "class", "soulStar", "bodyStar", "bodyPalace", "lunar", "pillars", "transformation.忌"]));
    }
  });

  it("put patterns first, the rarest leading", () => {
    for (const plate of casts) {
      const keys = toPurpleStarFacts(plate).map(({ key }) => key);
      const count = findPatterns(plate).length;
      expect(keys.slice(0, count)).toEqual(keys.filter((key) => key === "pattern"));
    }
    const shares = toPurpleStarFacts(casts[0]!).flatMap((fact) => (fact.key === "pattern" ? [fact.values.percent] : []));
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it("say what they are and how they came about in both languages, with nothing left unfilled", () => {
    for (const plate of casts) {
      for (const { key, values } of toPurpleStarFacts(plate)) {
        const say = (words: unknown) => (words as Record<string, (given: unknown) => { label: string; value: string; note?: string }>)[key]!(values);
        const chinese = say(factWordsZh);
        const english = say(factWordsEn);
        for (const { label, value, note = "" } of [chinese, english]) {
          expect(label.trim() && value.trim()).not.toBe("");
          expect(`${label}${value}${note}`).not.toMatch(/undefined|null|NaN|\.\.|。。|\$\{/);
          expect(note.length).toBeGreaterThan(10);
        }
        expect(english.label + english.value).not.toMatch(/\p{Script=Han}/u);
      }
    }
  });
});

describe("the card", () => {
  const plate = cast({ date: "1990-05-01", time: "13:45", sex: "male" });

  it("chooses the palace a fact belongs to, and opens the row it stands in", () => {
    const opened = [
      "star.太阴",
      "god.lifeStage.长生",
      "square.财帛",
      "decade.命宫",
      "decade.禄",
      "transformation.忌",
      "annual",
      "plate",
      "pattern.killBreakWolf",
    ].map((id) => [findPalace(plate, id), findRow(id)]);
    expect(opened).toEqual([
      ["疾厄", "palace"],
      ["夫妻", "palace"],
      ["财帛", "palace"],
      ["命宫", "decades"],
      [null, "transforms"],
      [null, "transforms"],
      [null, "decades"],
      [null, "making"],
      [null, "patterns"],
    ]);
  });

  it("has a row for every fact", () => {
    expect(toPurpleStarFacts(plate).filter(({ id }) => findRow(id) === undefined)).toEqual([]);
  });
});

describe("the input", () => {
  it.each([
    [{ date: "1990-05-01", time: null, sex: "male" }, { "birth.time": "required" }],
    [{ date: "1990-05-01", time: "13:45" }, { "birth.sex": "required" }],
  ])("needs the hour and the sex: %o", (birth, fields) => {
    expect(() => parseInput(purpleStarInput, { birth })).toThrow(expect.objectContaining({ details: { fields } }));
  });

  it("hears the birth and a school named", () => {
    const heard = understandPurpleStar("我1990年5月1日下午1点45分生，男，用中州派四化，零点换日", {}, "zh");
    expect(heard).toMatchObject({ birth: { date: "1990-05-01", time: "13:45", sex: "male" }, transformations: "zhongzhou", dayStartsAt: "00:00" });
    expect(understandPurpleStar("那我2027年事业怎么样", { birth: { date: "1990-05-01", time: "13:45", timeZone: "+08:00", sex: "male" } }, "zh")).toEqual({});
  });
});
