import { describe, expect, it } from "vitest";
import { toFlight } from "../kit/flying-stars/flight.ts";
import { toAnnualStar } from "../kit/flying-stars/visiting-star.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import { castFengshui } from "./engine.ts";
import { toFengshuiFacts } from "./facts.ts";
import { fengshuiInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { toBedHead } from "./telling/bed.ts";
import { directionNames as english } from "./telling/en/names.ts";
import { getDirectionOf, toView } from "./telling/view.ts";
import { directionNames as chinese } from "./telling/zh/names.ts";

const whole = { tier: "plus", variant: 0 } as const;
const readers = { zh: readingZh, en: readingEn };
const asked = { zh: "家里人老生病，床放哪里好？", en: "Someone is always ill at home: where should the bed go?" };
const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032];
const houses = years.flatMap((year) =>
  Array.from({ length: 24 }, (_, at) =>
    castFengshui(
      parseInput(fengshuiInput, { facing: at * 15, built: 1964 + at * 3, ...(at % 2 ? { resident: { date: `19${60 + at}-06-15`, sex: "male" } } : {}) }),
      {
        moment: `${year}-07-15T04:00:00Z`,
      },
    ),
  ),
);

describe("illness and the bed", () => {
  it("the bed is put where neither 二黑 nor 五黄 lodges this year, and its head points at neither", () => {
    for (const cast of houses) {
      const view = toView(cast, toFengshuiFacts(cast), hearQuestion(asked.zh, "zh"));
      const annual = toFlight(toAnnualStar(cast.year), true);
      expect([2, 5]).not.toContain(annual[view.places.bedroom.focus.palace]);
      expect([2, 5]).not.toContain(annual[view.places.bedroom.second.palace]);
      expect([2, 5]).not.toContain(annual[getDirectionOf(view, toBedHead(view))]);
    }
  });

  it.each([
    ["zh", "病符", chinese, "医生"],
    ["en", "Illness Star", english, "doctor"],
  ] as const)("in %s it is named with its place and its rule, and a doctor comes first", (locale, name, directions, doctor) => {
    for (const cast of houses) {
      const facts = toFengshuiFacts(cast);
      const reading = readers[locale].tell({ cast, facts, question: hearQuestion(asked[locale], locale), ...whole });
      const place = Object.entries(cast.annualStars).find(([, star]) => star === 2)![0] as keyof typeof directions;
      const [lead] = reading.paragraphs;
      expect(reading.headline).toContain(directions[place]);
      expect(reading.headline).toContain(name);
      expect(lead?.text).toContain(doctor);
      expect(lead?.text).toContain(locale === "zh" ? "入中" : "takes the centre");
      expect(lead?.facts).toContain("annual");
      const annual = facts.find(({ key }) => key === "annual");
      if (annual?.key !== "annual") throw new Error("no annual star");
      expect(annual.values.two).toBe(place);
      expect(readers[locale].words.annual(annual.values).note).toContain(name);
    }
  });

  it("a bed asked about on that side is sent elsewhere", () => {
    const cast = castFengshui(parseInput(fengshuiInput, { facing: 180, built: 2010 }), { moment: "2026-07-15T04:00:00Z" });
    const say = (locale: "zh" | "en", text: string) =>
      readers[locale].tell({ cast, facts: toFengshuiFacts(cast), question: hearQuestion(text, locale), ...whole }).headline;
    expect(say("zh", "床放西北好吗？")).toMatch(/先别放西北.*病符/);
    expect(say("en", "Is the north-west good for the bed?")).toMatch(/^Not there.*Illness Star/);
  });

  it("a bedroom marked on that side is told so", () => {
    const marks = { centre: { x: 0, y: 0 }, north: 0, rooms: [{ name: "bedroom", x: -1, y: -1 }] };
    const cast = castFengshui(parseInput(fengshuiInput, { facing: 180, built: 2010, marks }), { moment: "2026-07-15T04:00:00Z" });
    for (const [locale, words] of [
      ["zh", /卧室正在.*病符/],
      ["en", /your bedroom/i],
    ] as const)
      expect(readers[locale].tell({ cast, facts: toFengshuiFacts(cast), question: hearQuestion(asked[locale], locale), ...whole }).headline).toMatch(words);
  });
});
