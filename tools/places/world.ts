import { readFileSync } from "node:fs";
import { join } from "node:path";
import { foldLatin } from "../../src/topics/kit/places/fold.ts";
import { toZoneName } from "../../src/topics/kit/time/zone.ts";
import { type City, readList, type Sources, toKm } from "./sources.ts";

/** A place outside mainland China. */
export interface Spot {
  /** As GeoNames numbers it, or our own word for what it has not. */
  id: number | string;
  country: string;
  adminCode: string;
  english: string;
  chinese: string;
  syllables: string[];
  aliases: string[];
  latitude: number;
  longitude: number;
  population: number;
  timeZone: string;
}

const smallest = 20_000;
/** Seats of first-order divisions are taken from this size on. */
const smallestSeat = 1000;
const tooSmallParts = ["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"];

/** Each country's zones, by the tz database's own table. */
const readZonesByCountry = (zoneinfo: string): Map<string, string[]> => {
  const zones = new Map<string, string[]>();
  for (const line of readFileSync(join(zoneinfo, "zone.tab"), "utf8").split("\n")) {
    const [country = "", , zone] = line.split("\t");
    if (zone && !country.startsWith("#")) zones.set(country, [...(zones.get(country) ?? []), zone]);
  }
  // The table names Saigon's only; Hanoi's clocks went with Bangkok's, an hour behind Saigon's until 1975.
  zones.set("VN", [...zones.get("VN")!, "Asia/Bangkok"]);
  return zones;
};

/** What tz-lookup says, unless that zone is another country's: then the one of the nearest town of the own country. */
const makeZoneFinder = (cities: readonly City[], toZone: Sources["toZone"], zones: Map<string, string[]>) => {
  const look = ({ country, loc: { coordinates } }: City): string | undefined => {
    const zone = toZoneName(toZone(coordinates[1], coordinates[0]));
    const own = zones.get(country);
    return !own || own.includes(zone) ? zone : own.find((one) => toZoneName(one) === zone);
  };
  const byCountry = Map.groupBy(cities, ({ country }) => country);
  return (city: City): { zone: string; isMended: boolean } => {
    const own = zones.get(city.country);
    const zone = look(city);
    if (zone) return { zone, isMended: false };
    if (own!.length === 1) return { zone: own![0]!, isMended: true };
    const [longitude, latitude] = city.loc.coordinates;
    const near = (byCountry.get(city.country) ?? [])
      .map((other) => ({ other, km: toKm(latitude, longitude, other.loc.coordinates[1], other.loc.coordinates[0]) }))
      .sort((one, other) => one.km - other.km);
    for (const { other } of near) {
      const found = look(other);
      if (found) return { zone: found, isMended: true };
    }
    return { zone: own![0]!, isMended: true };
  };
};

export const makeWorld = ({ cities, toZone, toSyllables }: Sources, zoneinfo: string): { spots: Spot[]; mended: string[] } => {
  const zones = readZonesByCountry(zoneinfo);
  const findZone = makeZoneFinder(cities, toZone, zones);
  const named = new Map<string, { chinese: string; english: string; aliases: string[] }>();
  const byName = Map.groupBy(cities, ({ country, name }) => `${country} ${foldLatin(name)}`);
  const missing: string[] = [];
  for (const [country = "", name = "", chinese = "", english = "", aliases = ""] of readList("world-names")) {
    if (country === "TW") continue;
    const found = byName.get(`${country} ${foldLatin(name)}`)?.toSorted((one, other) => other.population - one.population)[0];
    if (!found) {
      missing.push(`${name} ${country}`);
      continue;
    }
    named.set(String(found.cityId), { chinese, english: english || name, aliases: aliases.split(",").filter(Boolean) });
  }
  if (missing.length > 0) throw new Error(`named in Chinese, but not among the cities: ${missing.join(", ")}`);
  const own = readList("greater-china").map(
    ([id = "", chinese = "", english = "", latitude = "", longitude = "", country = "", population = "", aliases = ""]): Spot => ({
      id,
      country,
      adminCode: "",
      english,
      chinese,
      syllables: toSyllables(chinese.replace(/[市县]$/, "")),
      aliases: aliases.split(",").filter(Boolean),
      latitude: +latitude,
      longitude: +longitude,
      population: +population,
      timeZone: zones.get(country)![0]!,
    }),
  );
  const isOwn = (city: City): boolean =>
    own.some(
      (spot) =>
        spot.country === city.country &&
        foldLatin(city.name) === foldLatin(spot.english.replace(/ County$/, "")) &&
        toKm(city.loc.coordinates[1], city.loc.coordinates[0], spot.latitude, spot.longitude) < 40,
    );
  const isWanted = (city: City): boolean => {
    if (["CN", "HK", "MO"].includes(city.country) || isOwn(city)) return false;
    if (named.has(String(city.cityId)) || city.featureCode === "PPLC") return true;
    if (tooSmallParts.includes(city.featureCode)) return false;
    return city.population >= (city.featureCode === "PPLA" ? smallestSeat : smallest);
  };
  const mended: string[] = [];
  const spots = cities.filter(isWanted).map((city): Spot => {
    const words = named.get(String(city.cityId));
    const { zone, isMended } = findZone(city);
    if (isMended) mended.push(`${city.name} ${city.country} ${toZone(city.loc.coordinates[1], city.loc.coordinates[0])} → ${zone}`);
    const [longitude, latitude] = city.loc.coordinates;
    const english = words?.english ?? city.name.replace(/(?<=..)-(shi|si)$/, "");
    return {
      id: city.cityId,
      country: city.country,
      adminCode: city.adminCode,
      english: english.replaceAll("'", "’"),
      chinese: words?.chinese ?? "",
      syllables: words ? toSyllables(words.chinese) : [],
      aliases: [...(english === city.name ? [] : [city.name]), ...(words?.aliases ?? [])],
      latitude,
      longitude,
      population: city.population,
      timeZone: zone,
    };
  });
  return { spots: [...own, ...spots], mended };
};
