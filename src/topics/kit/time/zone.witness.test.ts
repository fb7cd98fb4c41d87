import { expect, it } from "vitest";
import { parseInstant, toInstantText } from "./parse-civil.ts";
import { toClockReading } from "./to-civil.ts";
import { listZoneNames } from "./zone.ts";

/** Before 1970 ICU merges zones; after 2025 it knows other laws than we do, being made from another version. */
const from = parseInstant("1970-01-02T00:00:00Z");
const span = parseInstant("2026-01-01T00:00:00Z") - from;
const perZone = 200;

const supported = new Set(Intl.supportedValuesOf("timeZone"));

it("agrees with ICU on every zone from 1970 to 2025", () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const zone of listZoneNames().filter((name) => supported.has(name))) {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset", year: "numeric" });
    for (let index = 0; index < perZone; index += 1) {
      const instant = from + Math.floor(((index * 0.618_033_988_7) % 1) * span);
      const text = format.formatToParts(instant * 1000).find(({ type }) => type === "timeZoneName")?.value ?? "";
      const [, sign = "+", hours = "0", minutes = "0", seconds = "0"] = /^GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/.exec(text) ?? [];
      const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
      compared += 1;
      if (toClockReading(instant, zone).offset !== offset) wrong.push(`${zone} ${toInstantText(instant)} ${offset}`);
    }
  }
  expect(compared).toBeGreaterThan(80_000);
  expect(wrong).toEqual([]);
});
