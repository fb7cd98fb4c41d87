import { DefaultEightCharProvider, LunarHour, LunarSect2EightCharProvider, SolarTime } from "tyme4ts";
import { expect, test } from "vitest";
import { chanceOf } from "../../../shared/chance.ts";
import { fromClockSeconds } from "../time/civil.ts";
import { parseInstant, toCivilText } from "../time/parse-civil.ts";
import { type DayStart, toPillars } from "./pillars.ts";

const from = parseInstant("1900-01-01T00:00:00Z");
const spanDays = 73_049;
const chance = chanceOf(new Uint8Array(32), "", "pillars");
const moments = Array.from({ length: 20_000 }, () => from + chance.below(spanDays) * 86_400 + chance.below(86_400));

/** tyme4ts reads a clock of UTC+8; its day rule is a global, set for this one call. */
const toWitness = (clockSeconds: number, dayStartsAt: DayStart): string => {
  const { year, month, day, hour, minute, second } = fromClockSeconds(clockSeconds);
  LunarHour.provider = dayStartsAt === "23:00" ? new DefaultEightCharProvider() : new LunarSect2EightCharProvider();
  const chart = SolarTime.fromYmdHms(year, month, day, hour, minute, second).getLunarHour().getEightChar();
  LunarHour.provider = new DefaultEightCharProvider();
  return [chart.getYear(), chart.getMonth(), chart.getDay(), chart.getHour()].map((pillar) => pillar.getName()).join(" ");
};

test.each(["23:00", "00:00"] as const)("20,000 random moments of 1900–2099 have the witness's pillars, the day beginning at %s", (dayStartsAt) => {
  const wrong = moments.filter(
    (clockSeconds) => Object.values(toPillars(clockSeconds - 28_800, clockSeconds, dayStartsAt)).join(" ") !== toWitness(clockSeconds, dayStartsAt),
  );
  expect(wrong.map((clockSeconds) => toCivilText(fromClockSeconds(clockSeconds)))).toEqual([]);
});
