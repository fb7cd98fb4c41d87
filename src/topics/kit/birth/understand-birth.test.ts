import { describe, expect, test } from "vitest";
import type { Locale } from "../../../shared/i18n/locale.ts";
import phrases from "./golden/phrases.json" with { type: "json" };
import type { PartialBirth } from "./partial-birth.ts";
import { findPlaceForTests } from "./testing/find-place.ts";
import { understandBirth } from "./understand-birth.ts";

const shanghai = { place: "上海", latitude: 31.23, longitude: 121.47, timeZone: "Asia/Shanghai" };
const springfield = { place: "Springfield", latitude: 39.8, longitude: -89.64, timeZone: "America/Chicago", isXinjiang: false };

/** What had been said before, by the name the phrases give it. */
const before: Record<string, PartialBirth> = {
  whole: { date: "1990-05-01", time: "13:45", sex: "male", ...shanghai },
  date: { date: "1990-05-01" },
  halfOpen: { date: "1990-05-01", timeOptions: ["03:20", "15:20"] },
  zi: { date: "1990-05-01", timeOptions: ["00:30", "23:30"], timePrecision: "doubleHour" },
  dateOpen: { dateOptions: ["1990-06-07", "1990-07-06"] },
  ganzhi: { dateOptions: ["1930-03-08", "1990-03-08"], calendar: "lunar" },
  xinjiang: { date: "1990-05-01", place: "喀什", latitude: 39.47, longitude: 75.99, zoneOptions: ["Asia/Shanghai", "Asia/Urumqi"] },
  evening: { date: "1990-05-01", timeHalf: "afternoon" },
  springfield: {
    date: "1990-05-01",
    placeOptions: [
      { ...springfield, label: "Springfield, Illinois, United States" },
      { ...springfield, label: "Springfield, Missouri, United States", latitude: 37.22, longitude: -93.3 },
    ],
  },
};

/** A place stands for its coordinates and zone; places to choose from are counted. */
const toShort = (birth: PartialBirth | undefined): Record<string, unknown> | null => {
  if (!birth) return null;
  const { latitude, longitude, timeZone, placeOptions, ...rest } = birth;
  return { ...rest, ...(timeZone && !rest.place ? { timeZone } : {}), ...(placeOptions ? { placeOptions: placeOptions.length } : {}) };
};

describe("what words say of a birth", () => {
  test.each(phrases as { text: string; locale: Locale; known?: string; expected: Record<string, unknown> | null }[])(
    "“$text” after $known",
    ({ text, locale, known, expected }) => {
      const heard = understandBirth(text, known ? before[known] : undefined, locale, findPlaceForTests);
      const said = expected && known === "whole" && expected.place === "Shanghai" ? { ...expected, place: "上海" } : expected;
      expect(toShort(heard)).toEqual(said);
    },
  );
});
