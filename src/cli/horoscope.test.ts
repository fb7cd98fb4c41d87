import { describe, expect, test } from "vitest";
import { chanceOf } from "../shared/chance.ts";
import { hearQuestion } from "../topics/kit/hearing/to-question.ts";
import { horoscope } from "./horoscope.ts";

const context = { chance: chanceOf(new Uint8Array(32), "", ""), moment: "2026-11-21T20:00:00.000Z" };
const cast = (given: object) => horoscope.cast(horoscope.parse(given), context) as { date: string; from: string; to: string; period: string };

describe("yarrow cast horoscope", () => {
  test("takes the day of the cast where none is given, and a day for the period", () => {
    expect(cast({ sign: "leo" })).toMatchObject({ period: "day", from: "2026-11-21", to: "2026-11-21" });
    expect(cast({ sign: "leo", period: "week", date: "2026-02-03" })).toMatchObject({ from: "2026-02-02", to: "2026-02-08" });
  });

  test.each([
    [{ sign: "lion" }, "sign"],
    [{}, "sign"],
    [{ sign: "leo", period: "decade" }, "period"],
    [{ sign: "leo", date: "1899-12-31" }, "date"],
    [{ sign: "leo", date: "2026-02-30" }, "date"],
  ])("refuses %j by its field", (given, field) => {
    expect(() => horoscope.parse(given)).toThrow(expect.objectContaining({ details: { fields: { [field]: expect.any(String) } } }));
  });

  test("every paragraph that rests on reasons names facts there are", () => {
    const made = cast({ sign: "virgo" });
    const ids = new Set(horoscope.facts(made).map(({ id }) => id.slice(id.indexOf(".") + 1)));
    const { paragraphs } = horoscope.tell(made, hearQuestion("", "en"), { tier: "plus", variant: 0 });
    expect(paragraphs.length).toBeGreaterThan(4);
    expect(paragraphs.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
  });
});
