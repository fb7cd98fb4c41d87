import { describe, expect, test } from "vitest";
import { listCountries, listPlacesIn } from "./list-regions.ts";

describe("regions", () => {
  test("are the countries, China first with its 31 provinces", () => {
    const [first, ...others] = listCountries("zh");
    expect(first).toMatchObject({ region: "CN", name: "中国", zh: "中国", en: "China" });
    expect(first?.list).toHaveLength(31);
    expect(first?.list).toContainEqual({ region: "CN-43", name: "湖南省" });
    expect(listCountries("en")[0]?.list).toContainEqual({ region: "CN-43", name: "Hunan" });
    expect(listCountries("en")[0]?.list).toContainEqual({ region: "CN-31", name: "Shanghai" });
    expect(others.length).toBeGreaterThan(200);
    expect(others.every(({ list }) => list === undefined)).toBe(true);
  });

  test("of a province have its prefectures, then its counties by their prefecture", () => {
    const places = listPlacesIn("CN-43", "zh");
    expect(places[0]).toMatchObject({ name: "长沙市", place: { id: "cn430100", timeZone: "Asia/Shanghai" } });
    expect(places.map(({ name }) => name)).toContain("长沙市岳麓区");
    expect(listPlacesIn("CN-43", "en").map(({ name }) => name)).toContain("Yuelu District, Changsha");
    expect(listPlacesIn("CN-31", "zh").map(({ name }) => name)).toEqual(expect.arrayContaining(["上海市", "浦东新区"]));
    expect(listPlacesIn("CN-15", "zh").map(({ name }) => name)).toEqual(expect.arrayContaining(["呼和浩特市"]));
  });

  test("of a country with states have each place with its state", () => {
    const names = listPlacesIn("US", "en").map(({ name }) => name);
    expect(names).toContain("Springfield, Illinois");
    expect(names.length).toBeLessThanOrEqual(1000);
    expect(listPlacesIn("JP", "zh")[0]?.name).toMatch(/^东京/);
  });

  test("that are not ours have no places", () => {
    for (const region of ["", "XX", "CN-", "CN-99", "CN-4", "JP-43", "__proto__"]) expect(listPlacesIn(region, "zh")).toEqual([]);
  });

  test("have names nobody has to guess between, but for a few", () => {
    for (const region of ["CN-43", "CN-31", "JP", "US", "GB"]) {
      const names = listPlacesIn(region, "zh").map(({ name }) => name);
      expect(names.length - new Set(names).size).toBeLessThanOrEqual(names.length / 20);
    }
  });
});
