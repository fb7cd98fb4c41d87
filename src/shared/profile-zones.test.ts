import { expect, test } from "vitest";
import { profileZones, toProfileZone } from "./profile-zones.ts";

test("there are 23 zones, from West 11 to East 11, one an hour", () => {
  expect(profileZones.map(({ hours }) => hours)).toEqual(Array.from({ length: 23 }, (_, at) => at - 11));
  expect(new Set(profileZones.map(({ id }) => id)).size).toBe(23);
});

test("each is a region whose standard time is what its name says", () => {
  for (const { id, hours } of profileZones) {
    const offsets = ["2024-01-15T00:00:00Z", "2024-07-15T00:00:00Z"].map((at) => {
      const text = new Intl.DateTimeFormat("en", { timeZone: id, timeZoneName: "longOffset" }).format(new Date(at));
      const [, hour = "+00"] = /GMT(?:([+-]\d{2}):00)?$/.exec(text) ?? [];
      return Number(hour);
    });
    expect([id, Math.min(...offsets)]).toEqual([id, hours]);
  }
});

test.each([
  ["Asia/Shanghai", "Asia/Shanghai"],
  ["Asia/Urumqi", "Asia/Dhaka"],
  ["America/Toronto", "America/New_York"],
  ["Asia/Singapore", "Asia/Shanghai"],
  ["Pacific/Auckland", "Pacific/Noumea"],
  ["no zone", "Asia/Shanghai"],
] as const)("a place in %s stands in the form as %s", (zone, region) => expect(toProfileZone(zone, 2000)).toBe(region));
