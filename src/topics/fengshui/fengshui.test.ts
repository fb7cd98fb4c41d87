import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../shared/errors.ts";
import { mountains, toMountain } from "../kit/compass/mountain.ts";
import { directions, palaces } from "../kit/compass/palace.ts";
import { mainPatterns } from "../kit/flying-stars/pattern.ts";
import { parseInput } from "../kit/parse-input.ts";
import { castFengshui, type FengshuiCast } from "./engine.ts";
import { toFengshuiFacts } from "./facts.ts";
import { fengshuiInput } from "./input.ts";
import { listPlaces, toCentre } from "./plan.ts";
import { fengshuiPrompt } from "./prompt.ts";
import { factWords as english } from "./telling/en/fact-words.ts";
import { factWords as chinese } from "./telling/zh/fact-words.ts";
import { understandFengshui } from "./understand.ts";

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Value;
const { cases } = readJson<{ cases: { arithmetic: string; input: unknown; cast: Partial<FengshuiCast> }[] }>("./golden/casts.json");
const phrases = readJson<Record<"zh" | "en", [text: string, heard: Record<string, unknown>][]>>("./golden/phrases.json");

const cast = (given: unknown, moment = "2026-11-21T04:00:00Z"): FengshuiCast => castFengshui(parseInput(fengshuiInput, given), { moment });
const refusal = (given: unknown): unknown => {
  try {
    cast(given);
  } catch (error) {
    if (error instanceof AppError) return error.details;
    throw error;
  }
  return undefined;
};

const resident = fc.record({
  date: fc.integer({ min: 1930, max: 2020 }).map((year) => `${year}-06-15`),
  time: fc.constant("08:30"),
  sex: fc.constantFrom("male", "female"),
});
const anyInput = fc.record(
  {
    facing: fc.oneof(
      fc.integer({ min: 0, max: 3600 }).map((tenths) => tenths / 10),
      fc.constantFrom(...mountains),
      fc.constantFrom(...directions),
    ),
    accuracy: fc.integer({ min: 0, max: 22 }),
    period: fc.integer({ min: 1, max: 9 }),
    built: fc.integer({ min: 1851, max: 2149 }),
    resident,
  },
  { requiredKeys: ["facing"] },
);

describe("a cast", () => {
  it.each(cases)("$arithmetic", ({ input: given, cast: expected }) => {
    expect(cast(given)).toMatchObject(expected);
  });
  it("is whole whatever is given: three stars in nine palaces, each plate all nine, one of four patterns", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const made = cast(given);
        for (const plate of [0, 1, 2]) expect(new Set(palaces.map((palace) => made.flyingStars[palace][plate])).size).toBe(9);
        expect(mainPatterns).toContain(made.pattern);
        expect(made.others.map(({ mountain }) => mountain)).not.toContain(made.mountain);
        if (made.border) expect(made.others.length).toBeGreaterThan(0);
      }),
    );
  });
  it("says a border within 1.5° of one and nowhere else", () => {
    for (let tenths = 0; tenths < 3600; tenths += 1) {
      const degrees = tenths / 10;
      const isNear = toMountain(degrees + 1.5001) !== toMountain(degrees - 1.5001);
      expect(cast({ facing: degrees }).border).toBe(isNear);
    }
  });
  it("takes 360 for north", () => {
    expect(cast({ facing: 360, period: 8 })).toEqual(cast({ facing: 0, period: 8 }));
  });
  it("goes by the moment where nothing is said of the house: 8 before 2024-02-04 16:27 at UTC+8, 9 after", () => {
    expect(cast({ facing: "午" }, "2024-02-04T08:20:00Z").period).toBe(8);
    expect(cast({ facing: "午" }, "2024-02-04T08:30:00Z").period).toBe(9);
  });
  it("leaves the eight mansions out for a resident whose sex is not known", () => {
    expect(cast({ facing: "午", resident: { date: "1990-05-01", time: null } })).toMatchObject({ kua: null, mansions: null });
  });
  it("needs no hour of the resident", () => {
    expect(cast({ facing: "午", resident: { date: "1990-05-01", sex: "female" } })).toMatchObject({ kua: 8, kuaGroup: "west" });
  });
  it("refuses what is no bearing, no year, or no birth, and names the field", () => {
    for (const [given, field] of [
      [{}, "facing"],
      [{ facing: 361 }, "facing"],
      [{ facing: "上" }, "facing"],
      [{ facing: 90, built: "2005-02-30" }, "built"],
      [{ facing: 90, built: 1500 }, "built"],
      [{ facing: 90, period: 10 }, "period"],
      [{ facing: 90, resident: { date: "1990-02-30", time: null } }, "resident.date"],
      [{ facing: 90, marks: { north: 0, door: { x: 1, y: 1 } } }, "marks.centre"],
    ] as const)
      expect(Object.keys((refusal(given) as { fields: Record<string, string> }).fields)).toEqual([field]);
  });
});

describe("a plan", () => {
  const centre = { x: 0, y: 0 };
  it("gives a door the palace of its angle from the centre, north up", () => {
    const at = (x: number, y: number) => listPlaces({ centre, north: 0, door: { x, y } })[0]?.palace;
    expect([at(0, -5), at(5, -5), at(5, 0), at(5, 5), at(0, 5), at(-5, 5), at(-5, 0), at(-5, -5)]).toEqual(["N", "NE", "E", "SE", "S", "SW", "W", "NW"]);
  });
  it("is turned by where north lies in the picture", () => {
    expect(listPlaces({ centre, north: 90, door: { x: 5, y: 0 } })[0]).toMatchObject({ bearing: 0, palace: "N" });
    expect(listPlaces({ centre, north: -45, door: { x: 5, y: 0 } })[0]).toMatchObject({ bearing: 135, palace: "SE" });
  });
  it("finds the centre of an L-shaped floor, and the middle ninth of it is the centre palace", () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 2 },
      { x: 0, y: 2 },
    ];
    expect(toCentre(outline).x).toBeCloseTo(5 / 6, 12);
    expect(toCentre(outline).y).toBeCloseTo(5 / 6, 12);
    const rooms = [
      { name: "middle", x: 0.9, y: 0.9 },
      { name: "corner", x: 0.1, y: 0.1 },
    ];
    expect(listPlaces({ outline, north: 0, rooms }).map(({ palace }) => palace)).toEqual(["C", "NW"]);
  });
  it("turns with the picture: turning picture and north alike changes nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -180, max: 180 }), (bearing, turn) => {
        const angle = ((bearing + turn) * Math.PI) / 180;
        const [place] = listPlaces({ centre, north: turn, door: { x: 10 * Math.sin(angle), y: -10 * Math.cos(angle) } });
        expect(Math.abs(((place!.bearing! - bearing + 540) % 360) - 180)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("facts", () => {
  it("have ids of their own and words in both languages, with no figure left blank", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const facts = toFengshuiFacts(
          cast({ ...given, marks: { centre: { x: 0, y: 0 }, north: 0, door: { x: 1, y: 2 }, rooms: [{ name: "study", x: 0, y: 0 }] } }),
        );
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        for (const { key, values } of facts)
          for (const words of [chinese, english]) {
            const { label, value, note = "" } = (words[key] as (given: typeof values) => { label: string; value: string; note?: string })(values);
            for (const text of [label, value, note]) {
              expect(text.trim()).not.toBe("");
              expect(text).not.toMatch(/undefined|null|NaN/);
            }
          }
      }),
      { numRuns: 60 },
    );
  });
  it("tell a kua in steps that end at the kua", () => {
    for (let year = 1931; year < 2030; year += 1)
      for (const sex of ["male", "female"]) {
        const made = cast({ facing: "午", resident: { date: `${year}-06-15`, time: "08:00", sex } });
        const fact = toFengshuiFacts(made).find(({ key }) => key === "kua");
        if (fact?.key !== "kua") throw new Error("no kua");
        const numbers = [...(english.kua(fact.values).note?.matchAll(/\d+/g) ?? [])].map(([digits]) => Number(digits));
        expect(numbers.at(-1)).toBe(made.kua);
      }
  });
  it("name every house, pattern, mansion and star a model may name", () => {
    const made = cast({ facing: 173.5, built: 2010 });
    for (const locale of ["zh", "en"] as const) {
      const held = fengshuiPrompt.namesIn(made, locale);
      expect(fengshuiPrompt.names[locale]).toEqual(expect.arrayContaining([...held]));
      expect(held.length).toBeLessThan(fengshuiPrompt.names[locale].length);
    }
  });
});

describe("words", () => {
  it.each(phrases.zh)("zh: %s", (text, heard) => {
    expect(understandFengshui(text, {}, "zh")).toEqual(heard);
  });
  it.each(phrases.en)("en: %s", (text, heard) => {
    expect(understandFengshui(text, {}, "en")).toEqual(heard);
  });
  it("a bare number is a bearing only while none is known", () => {
    expect(understandFengshui("185", {}, "zh")).toEqual({ facing: 185 });
    expect(understandFengshui("185", { facing: 90 }, "zh")).toEqual({});
  });
  it("hear the resident beside the house", () => {
    expect(understandFengshui("我1990年5月1日13:45生，男，房子2005年建的，坐北朝南", {}, "zh")).toMatchObject({
      facing: "S",
      built: "2005",
      resident: { date: "1990-05-01", time: "13:45", sex: "male" },
    });
  });
});
