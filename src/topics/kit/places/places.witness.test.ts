import { describe, expect, it } from "vitest";
import { findPlaces } from "./find-places.ts";
import coordinates from "./golden/coordinates.json" with { type: "json" };
import type { Place } from "./place.ts";

type Row = readonly [name: string, latitude: number, longitude: number];

const listFar = (rows: readonly Row[], isLevel: (place: Place) => boolean): string[] =>
  rows.flatMap(([name, latitude, longitude]) => {
    const place = findPlaces(name, { locale: "zh", limit: 20 }).find((one) => isLevel(one) && one.name.zh.startsWith(name));
    if (!place) return [`${name} is not found`];
    const apart = Math.max(Math.abs(place.latitude - latitude), Math.abs(place.longitude - longitude));
    return apart <= 0.3 ? [] : [`${name} is ${apart.toFixed(2)}° away`];
  });

describe("the coordinates of China’s divisions", () => {
  it("of 76 prefectures lie within 0.3° of those written down by hand", () => {
    expect(coordinates.prefectures).toHaveLength(76);
    expect(listFar(coordinates.prefectures as unknown as Row[], ({ id }) => id.endsWith("00"))).toEqual([]);
  });

  it("of 49 counties found by name or by their seat’s do too", () => {
    expect(coordinates.counties).toHaveLength(49);
    expect(listFar(coordinates.counties as unknown as Row[], ({ id }) => !id.endsWith("00"))).toEqual([]);
  });
});
