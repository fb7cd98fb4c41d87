import { SolarDay } from "tyme4ts";
import { expect, it } from "vitest";
import { toCivilDate, toEpochDay } from "../time/civil.ts";
import { toDateText } from "../time/parse-civil.ts";
import { toAlmanacDay } from "./almanac-day.ts";
import { toLunarDate, toSolarDate } from "./lunar-date.ts";

const first = toEpochDay(1900, 1, 1);
const days = Array.from({ length: toEpochDay(2100, 1, 1) - first }, (_, index) => toCivilDate(first + index));

it("every day of 1900–2099 has the witness's lunar date and turns back into itself", () => {
  const wrong = days.filter((date) => {
    const ours = toLunarDate(date);
    const witness = SolarDay.fromYmd(date.year, date.month, date.day).getLunarDay();
    const month = witness.getLunarMonth();
    const isSame = ours.year === month.getYear() && ours.month === month.getMonth() && ours.leap === month.isLeap() && ours.day === witness.getDay();
    return !isSame || toDateText(toSolarDate(ours)) !== toDateText(date);
  });
  expect(days).toHaveLength(73_049);
  expect(wrong.map(toDateText)).toEqual([]);
});

it("every third day has the witness's pillars, names, nayin and term", () => {
  const wrong = days
    .filter((_, index) => index % 3 === 0)
    .filter((date) => {
      const ours = toAlmanacDay(date);
      const day = SolarDay.fromYmd(date.year, date.month, date.day);
      const { year, month, day: ofDay } = ours.ganzhi;
      const cycle = day.getSixtyCycleDay();
      const lunar = day.getLunarDay();
      const termDay = day.getTermDay();
      const witness = [cycle.getYear(), cycle.getMonth(), cycle.getSixtyCycle(), lunar.getLunarMonth(), lunar, cycle.getSixtyCycle().getSound()];
      const term = termDay.getDayIndex() === 0 ? termDay.getSolarTerm().getName() : undefined;
      const name = `${ours.lunarYearGanzhi}年${witness[3]!.getName()}${witness[4]!.getName()}`;
      const isSame = [year, month, ofDay].join() === witness.slice(0, 3).join() && ours.lunarName === name;
      return !isSame || ours.nayin !== witness[5]!.getName() || ours.term?.name !== term || ours.weekday % 7 !== day.getWeek().getIndex();
    });
  expect(wrong.map(toDateText)).toEqual([]);
});
