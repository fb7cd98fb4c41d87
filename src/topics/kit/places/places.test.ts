import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { findZonePeriods } from "../time/zone.ts";
import { findPlaceInText } from "./find-place-in-text.ts";
import { findPlaces, getPlace } from "./find-places.ts";
import { foldLatin } from "./fold.ts";
import prefectures from "./golden/prefectures.json" with { type: "json" };
import { toPlaceLabel } from "./place.ts";
import { getPlaceIndex, longestChineseName } from "./place-index.ts";

const places = getPlaceIndex().entries.map(({ place }) => place);
const first = (query: string, locale: "zh" | "en" = "zh") => findPlaces(query, { locale })[0];
const labels = (query: string, locale: "zh" | "en") => findPlaces(query, { locale }).map((place) => toPlaceLabel(place, locale));
const inText = (text: string, locale: "zh" | "en") => findPlaceInText(text, locale)?.candidates.map((place) => toPlaceLabel(place, locale));

describe("the places we know", () => {
  it("are every prefecture of the official list, under its full and its short name", () => {
    expect(prefectures.names).toHaveLength(333);
    const missing = prefectures.names.filter(([full, short]) => {
      const isFound = (query: string) => findPlaces(query, { limit: 20, locale: "zh" }).some(({ name }) => name.zh === full);
      return !isFound(full!) || !isFound(short!);
    });
    expect(missing).toEqual([]);
  });

  it("are the four municipalities, Hong Kong, Macau and Taiwan’s 22 cities and counties", () => {
    expect(["北京", "天津", "上海", "重庆", "香港", "澳门"].map((name) => first(name)?.name.en)).toEqual([
      "Beijing",
      "Tianjin",
      "Shanghai",
      "Chongqing",
      "Hong Kong",
      "Macau",
    ]);
    expect(places.filter(({ id }) => id.startsWith("tw"))).toHaveLength(22);
  });

  it("are over two thousand Chinese counties and over twelve thousand places elsewhere", () => {
    expect(places.filter(({ id }) => /^cn\d{4}(?!00)/.test(id)).length).toBeGreaterThan(2000);
    expect(places.filter(({ id }) => id.startsWith("g")).length).toBeGreaterThan(12_000);
  });

  it("have ids of their own, coordinates on Earth and a zone whose history we hold", () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(places.filter(({ latitude, longitude }) => !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))).toEqual([]);
    expect([...new Set(places.map(({ timeZone }) => timeZone))].filter((zone) => !findZonePeriods(zone))).toEqual([]);
  });

  it("all keep Beijing time in mainland China, and those in Xinjiang say where they are", () => {
    const chinese = places.filter(({ country }) => country.code === "CN");
    expect(new Set(chinese.map(({ timeZone }) => timeZone))).toEqual(new Set(["Asia/Shanghai"]));
    expect(["乌鲁木齐", "喀什", "石河子"].map((name) => first(name)?.isXinjiang)).toEqual([true, true, true]);
    expect(first("兰州")?.isXinjiang).toBe(false);
  });

  it("carry their own country’s zone where a border is near", () => {
    const zoneOf = (query: string) => first(query, "en")?.timeZone;
    expect(["Holguín", "Malakal", "Geneina", "Hanoi", "Ho Chi Minh City", "Kowloon", "Macau", "Taipei"].map(zoneOf)).toEqual([
      "America/Havana",
      "Africa/Juba",
      "Africa/Khartoum",
      "Asia/Bangkok",
      "Asia/Ho_Chi_Minh",
      "Asia/Hong_Kong",
      "Asia/Macau",
      "Asia/Taipei",
    ]);
  });

  it("are got by id, and an unknown id is refused", () => {
    expect(getPlace("cn310115").name.zh).toBe("浦东新区");
    expect(() => getPlace("cn999999")).toThrow(RangeError);
  });
});

describe("a query", () => {
  it("may be Chinese, pinyin, initials or English", () => {
    for (const query of ["shanghai", "sh", "上海", "上海市", "Shanghai", "SHANG HAI"]) expect(first(query)?.name.zh, query).toBe("上海市");
    for (const query of ["xian", "xi'an", "Xi’an", "西安"]) expect(first(query)?.name.zh, query).toBe("西安市");
    for (const query of ["new york", "纽约", "nyc", "niuyue"]) expect(first(query)?.name.en, query).toBe("New York");
    expect(first("浦东")?.name.zh).toBe("浦东新区");
    expect(first("lijiang")?.name.zh).toBe("丽江市");
  });

  it("needs no marks on its letters", () => {
    expect(["Zurich", "Sao Paulo", "Malmo", "Lodz", "Duesseldorf"].map((query) => first(query, "en")?.name.en)).toEqual([
      "Zürich",
      "São Paulo",
      "Malmö",
      "Łódź",
      "Düsseldorf",
    ]);
    expect(foldLatin("St. Gallen")).toBe("saintgallen");
  });

  it("that several places answer lists them with region and country, the largest first", () => {
    expect(labels("Springfield", "en").slice(0, 3)).toEqual([
      "Springfield, Missouri, United States",
      "Springfield, Massachusetts, United States",
      "Springfield, Illinois, United States",
    ]);
    expect(labels("St. Petersburg", "en")).toEqual(["Saint Petersburg, Russia", "St. Petersburg, Florida, United States"]);
    expect(labels("朝阳", "zh")).toContain("朝阳区 · 北京市 · 中国");
  });

  it("may name the region or country before or behind", () => {
    expect(labels("湖南长沙", "zh")[0]).toBe("长沙市 · 湖南省 · 中国");
    expect(labels("湖南省长沙市岳麓区", "zh")).toEqual(["岳麓区 · 湖南省长沙市 · 中国"]);
    expect(labels("Springfield, IL", "en")).toEqual(["Springfield, Illinois, United States"]);
    expect(labels("paris texas", "en")).toEqual(["Paris, Texas, United States"]);
  });

  it("of a region or country alone finds the largest within it", () => {
    expect(first("日本")?.name.zh).toBe("东京");
    expect(first("湖南")?.name.zh).toBe("长沙市");
  });

  it("without a name finds nothing, and no query breaks the search", () => {
    expect(findPlaces(" ", { locale: "zh" })).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.integer({ min: 1, max: 12 }), (query, limit) => {
        expect(findPlaces(query, { limit, locale: "en" }).length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe("a place in a sentence", () => {
  it.each([
    ["出生在上海浦东", "浦东新区 · 上海市 · 中国"],
    ["湖南长沙人", "长沙市 · 湖南省 · 中国"],
    ["1990年5月1日下午3点 上海 女", "上海市 · 中国"],
    ["老家义乌", "义乌市 · 浙江省金华市 · 中国"],
    ["女，1992.3.4早上6点，江苏省南通市如东县", "如东县 · 江苏省南通市 · 中国"],
    ["90年出生，纽约，男", "纽约 · 纽约州 · 美国"],
  ])("is found in %s", (text, label) => {
    expect(inText(text, "zh")).toEqual([label]);
  });

  it.each([
    ["born in Shanghai", "Shanghai, China"],
    ["1990-05-01 13:45 shanghai female", "Shanghai, China"],
    ["I was born in paris, texas at 3pm", "Paris, Texas, United States"],
    ["born in St. Petersburg, Florida", "St. Petersburg, Florida, United States"],
    ["born 1 May 1990 in London, 13:45", "London, England, United Kingdom"],
    ["born in Reading", "Reading, England, United Kingdom"],
  ])("is found in “%s”", (text, label) => {
    expect(inText(text, "en")?.[0]).toBe(label);
  });

  it("says which words name it and where they stand", () => {
    expect(findPlaceInText("我1990年在上海浦东新区出生", "zh")).toMatchObject({ text: "上海浦东新区", index: 7 });
  });

  it("is not asked about where one namesake is far the largest", () => {
    expect(inText("born in Paris", "en")).toEqual(["Paris, Île-de-France, France"]);
    expect(inText("born in London", "en")).toEqual(["London, England, United Kingdom"]);
  });

  it("is several where they have equal claim, a province’s capital among them", () => {
    expect(inText("born in Springfield", "en")?.length).toBeGreaterThan(2);
    expect(inText("吉林人", "zh")).toEqual(["长春市 · 吉林省 · 中国", "吉林市 · 吉林省 · 中国"]);
    expect(inText("吉林省吉林市", "zh")).toEqual(["吉林市 · 吉林省 · 中国"]);
  });

  it.each(["祝你安康，我想和平分手", "我想问问东方的事", "我爱吃黄山毛峰", "我在新华书店认识他", "一生平安"])("is not read into %s", (text) => {
    expect(findPlaceInText(text, "zh")).toBeUndefined();
  });

  it.each(["I had a nice reading in May", "Most of the time he is mobile", "Will I find love at home?"])("is not read into “%s”", (text) => {
    expect(findPlaceInText(text, "en")).toBeUndefined();
  });
});

describe("the work of a search", () => {
  /** How often a table is asked while `call` runs. */
  const countLookups = (call: () => unknown): number => {
    const spies = [vi.spyOn(Set.prototype, "has"), vi.spyOn(Map.prototype, "get")];
    call();
    const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return count;
  };
  const chains = ["上海", "北京市", "湖南省长沙市", "Paris, Texas, ", "Springfield Illinois "];

  it.each(chains)("grows with a text of “%s” and no faster", (chain) => {
    inText(chain, "zh");
    const [once = 0, twice = 0] = [100, 200].map((times) => countLookups(() => findPlaceInText(chain.repeat(times), "zh")));
    expect(once).toBeGreaterThan(100);
    expect(twice).toBeLessThan(once * 2.2);
  });

  it.each(chains)("is none for a query longer than any name, as many “%s” are", (chain) => {
    expect(countLookups(() => findPlaces(chain.repeat(100), { locale: "zh" }))).toBe(0);
  });

  it("knows how long the longest Chinese name is", () => {
    const { byName, regions } = getPlaceIndex();
    const chinese = [...byName.keys, ...regions].filter((key) => /^\p{Script=Han}/u.test(key));
    expect(Math.max(...chinese.map(({ length }) => length))).toBe(longestChineseName);
  });
});
