import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BirthDraft, toDraft } from "./birth-draft.ts";
import { toCalendar } from "./to-calendar.ts";

const solar = (date: string): BirthDraft => toDraft({ date });

describe("a date told by the other calendar", () => {
  it.each([
    ["1990-05-01", { year: 1990, month: 4, leap: false, day: 7 }],
    ["2020-05-23", { year: 2020, month: 4, leap: true, day: 1 }],
    ["2000-01-01", { year: 1999, month: 11, leap: false, day: 25 }],
  ])("%s is the same day", (date, lunar) => {
    expect(toCalendar(solar(date), "lunar")).toMatchObject({ calendar: "lunar", lunar });
  });

  it("comes back as it was, time and place with it", () => {
    const days = fc.date({ min: new Date("1851-01-01T00:00:00Z"), max: new Date("2149-12-31T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const draft = { ...solar(day.toISOString().slice(0, 10)), time: "13:45", sex: "male" as const };
        expect({ ...toCalendar(toCalendar(draft, "lunar"), "solar"), lunar: draft.lunar }).toEqual(draft);
      }),
    );
  });

  it("of which only a part is set waits, and so does one that the tables do not reach", () => {
    const begun = toDraft({ dateParts: { year: 1990 } });
    expect(toCalendar(begun, "lunar")).toEqual({ ...begun, calendar: "lunar" });
    const early = solar("1650-01-01");
    expect(toCalendar(early, "lunar")).toEqual({ ...early, calendar: "lunar" });
  });
});
