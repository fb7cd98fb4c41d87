import { toLunarDateOfDay } from "../../kit/calendar/lunar-date.ts";
import { chinaOffsetSeconds } from "../../kit/calendar/range.ts";
import { toBranch, toGanzhi, toStem, toYearPlace } from "../../kit/calendar/sexagenary.ts";
import type { Branch } from "../../kit/hexagrams/branches.ts";
import { secondsPerDay } from "../../kit/time/civil.ts";
import type { Annual, Decade, Palace, Plate, Sex } from "../cast-types.ts";
import type { PalaceName } from "../data/palaces.ts";
import type { TransformationSchool } from "../data/transformations.ts";
import { toBranchAt, toPlaceOf } from "./dial.ts";
import { toMinorLimitPlace, toTransformed } from "./plate.ts";

/** 童限 “一命二财三疾厄，四妻五福六官禄”: a palace for each year before the first decade begins. */
const childhood: readonly PalaceName[] = ["命宫", "财帛", "疾厄", "夫妻", "福德", "官禄"];

const getPalaceAt = (palaces: readonly Palace[], branch: Branch): Palace => palaces.find((palace) => palace.branch === branch)!;

/**
 * 大限 at a nominal age, with the four transformations of its palace's stem. 土五局 opens 命宫 at 5, so age 37 is in the fourth palace (35–44).
 */
const findDecade = ({ palaces }: Plate, age: number, school: TransformationSchool): Decade | null => {
  const own = palaces.find(({ decadal: [from, to] }) => age >= from && age <= to);
  const young = own ? undefined : palaces.find(({ name }) => age >= 1 && name === childhood[age - 1]);
  const palace = own ?? young;
  if (!palace) return null;
  const [from, to] = own ? own.decadal : [age, age];
  return { palace: palace.name, stem: palace.stem, branch: palace.branch, from, to, isChildhood: !own, transformations: toTransformed(palace.stem, school) };
};

/**
 * 流年: the year's 命宫 stands on the natal palace at the year's branch, and its stem transforms four stars anew (2026 丙午: at 午; 禄天同 权天机 科文昌 忌廉贞).
 * The year turns at the lunar new year, by China's calendar; ages are nominal.
 * @param instant seconds since 1970-01-01T00:00Z
 * @returns null before the birth's own lunar year, or outside the calendar's 1850–2150
 */
export const toAnnual = (plate: Plate, birth: { lunarYear: number; sex: Sex }, instant: number, school: TransformationSchool): Annual | null => {
  const { year } = toLunarDateOfDay(Math.floor((instant + chinaOffsetSeconds) / secondsPerDay));
  const age = year - birth.lunarYear + 1;
  if (age < 1) return null;
  const ganzhi = toGanzhi(toYearPlace(year));
  const limit = toBranchAt(toMinorLimitPlace(toPlaceOf(toBranch(plate.year)), birth.sex === "male", age));
  return {
    year,
    stem: toStem(ganzhi),
    branch: toBranch(ganzhi),
    age,
    palace: getPalaceAt(plate.palaces, toBranch(ganzhi)).name,
    transformations: toTransformed(toStem(ganzhi), school),
    minorLimit: { palace: getPalaceAt(plate.palaces, limit).name, branch: limit },
    decade: findDecade(plate, age, school),
  };
};
