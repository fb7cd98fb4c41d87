import { astro } from "iztro";
import { describe, expect, it } from "vitest";
import { toLunarDateOfDay, toMonthLength } from "../kit/calendar/lunar-date.ts";
import { fromClockSeconds, secondsPerDay } from "../kit/time/civil.ts";
import { parseInstant } from "../kit/time/parse-civil.ts";
import type { Sex } from "./cast-types.ts";
import { toAnnual } from "./plate/annual.ts";
import { isLateZi, toPlateBasis } from "./plate/lunar-basis.ts";
import { toPlate } from "./plate/plate.ts";

/**
 * iztro 2.6.1, an independent engine, over random births of 1901–2099. Left out, as its own rule differs there: the hour before midnight at a
 * lunar month's end (it takes the next day but not the next month) and in a leap month. `PLATES=3000` widens the sample.
 */
const sample = Number(process.env.PLATES ?? 400);
const firstDay = Math.floor(parseInstant("1901-03-01T00:00:00Z") / secondsPerDay);
const days = 72_000;
/** iztro lists 小限 for ten rounds of twelve. */
const theirLastAge = 120;
const now = parseInstant("2026-07-01T04:00:00Z");

const births = Array.from({ length: sample }, (_, index) => {
  const day = firstDay + Math.floor(((index * 0.618_033_988_7) % 1) * days);
  const seconds = Math.floor(((index * 0.414_213_562_3) % 1) * secondsPerDay);
  const sex: Sex = index % 2 === 0 ? "male" : "female";
  return { clockSeconds: day * secondsPerDay + seconds, sex };
});

const isDisputed = (clockSeconds: number): boolean => {
  const lunar = toLunarDateOfDay(Math.floor(clockSeconds / secondsPerDay));
  return isLateZi(clockSeconds) && (lunar.leap || lunar.day === toMonthLength(lunar));
};

const compared = births.filter(({ clockSeconds }) => !isDisputed(clockSeconds));

const toTheirs = ({ clockSeconds, sex }: (typeof births)[number]) => {
  const { year, month, day, hour } = fromClockSeconds(clockSeconds);
  const timeIndex = hour === 23 ? 12 : Math.floor((hour + 1) / 2);
  const theirs = astro.bySolar(`${year}-${month}-${day}`, timeIndex, sex === "male" ? "男" : "女", true, "zh-CN");
  const yearly = theirs.horoscope("2026-7-1", 6);
  return {
    soulPalace: theirs.earthlyBranchOfSoulPalace,
    bodyPalace: theirs.earthlyBranchOfBodyPalace,
    fiveElementsClass: theirs.fiveElementsClass,
    soulStar: theirs.soul,
    bodyStar: theirs.body,
    palaces: Object.fromEntries(
      theirs.palaces.map((palace) => [
        palace.earthlyBranch,
        {
          name: palace.name,
          stem: palace.heavenlyStem,
          isBody: palace.isBodyPalace,
          stars: [...palace.majorStars, ...palace.minorStars, ...palace.adjectiveStars]
            .map((star) => `${star.name}${star.brightness || ""}${star.mutagen || ""}`)
            .sort(),
          decadal: palace.decadal.range,
          minorAge: palace.ages[0],
          gods: [palace.changsheng12, palace.boshi12, palace.jiangqian12, palace.suiqian12],
        },
      ]),
    ),
    annual: { age: yearly.age.nominalAge, stem: yearly.yearly.heavenlyStem, branch: yearly.yearly.earthlyBranch, four: yearly.yearly.mutagen },
    limit: theirs.palaces[yearly.age.index]?.earthlyBranch,
    decade: [yearly.decadal.heavenlyStem + yearly.decadal.earthlyBranch, yearly.decadal.mutagen],
  };
};

const toOurs = ({ clockSeconds, sex }: (typeof births)[number]) => {
  const basis = toPlateBasis(clockSeconds, sex, { dayStartsAt: "23:00", leapMonth: "split" });
  const plate = toPlate(basis, "standard");
  const annual = toAnnual(plate, { lunarYear: basis.lunarDate.year, sex }, now, "standard");
  const { soulPalace, bodyPalace, fiveElementsClass, soulStar, bodyStar } = plate;
  return {
    soulPalace,
    bodyPalace,
    fiveElementsClass,
    soulStar,
    bodyStar,
    palaces: Object.fromEntries(
      plate.palaces.map(({ name, branch, stem, isBody, stars, decadal, minorAge, gods }) => [
        branch,
        {
          name,
          stem,
          isBody,
          stars: stars.map((star) => `${star.name}${star.brightness ?? ""}${star.transformation ?? ""}`).sort(),
          decadal,
          minorAge,
          gods: [gods.lifeStage, gods.doctor, gods.general, gods.year],
        },
      ]),
    ),
    annual: annual && { age: annual.age, stem: annual.stem, branch: annual.branch, four: Object.values(annual.transformations) },
    limit: annual?.minorLimit.branch,
    decade: annual?.decade && [annual.decade.stem + annual.decade.branch, Object.values(annual.decade.transformations)],
  };
};

describe("beside iztro", () => {
  it("has nearly the whole sample to compare", () => {
    expect(compared.length).toBeGreaterThan(sample * 0.98);
  });

  it("every palace, star, brightness, transformation, god, limit and the year’s own are the same", () => {
    for (const birth of compared) {
      const theirs = toTheirs(birth);
      const ours = toOurs(birth);
      const label = `${JSON.stringify(fromClockSeconds(birth.clockSeconds))} ${birth.sex}`;
      const { annual, limit, decade, ...plate } = ours;
      const { annual: theirAnnual, limit: theirLimit, decade: theirDecade, ...theirPlate } = theirs;
      expect(plate, label).toEqual(theirPlate);
      if (annual === null) continue;
      expect(annual, label).toEqual(theirAnnual);
      if (annual.age <= theirLastAge) expect(limit, label).toBe(theirLimit);
      if (decade) expect(decade, label).toEqual(theirDecade);
    }
  });
});
