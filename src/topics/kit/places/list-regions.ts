import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Place, PlaceName } from "./place.ts";
import { type Entry, listProvinces } from "./place-file.ts";
import { getPlaceIndex } from "./place-index.ts";

export interface Region {
  /** What `listPlacesIn` takes: "JP", "CN", "CN-43". */
  region: string;
  name: string;
}

export interface Country extends Region, PlaceName {
  /** China's provinces. */
  list?: Region[];
}

const china = "CN";
/** A list longer than this is read by nobody; what is smaller is found by its name. */
const mostPlaces = 1000;

const toProvinceName = (code: string, entries: readonly Entry[]): PlaceName | undefined => {
  const zh = listProvinces().find((province) => province.code === code)?.full;
  const of = entries.find(({ place, isCounty }) => place.id.startsWith(`cn${code}`) && !isCounty)?.place;
  return zh && of ? { zh, en: of.region?.en ?? of.name.en } : undefined;
};

/** Every country with a place in it, in the order of its names, but China first, and with its provinces in their own order. */
export const listCountries = (locale: Locale): Country[] => {
  const { entries } = getPlaceIndex();
  const countries = new Map(entries.map(({ place: { country } }) => [country.code, country]));
  const { compare } = new Intl.Collator(locale === "zh" ? "zh-CN" : "en");
  const provinces = listProvinces().flatMap(({ code }): Region[] => {
    const name = toProvinceName(code, entries);
    return name ? [{ region: `${china}-${code}`, name: name[locale] }] : [];
  });
  return [...countries.values()]
    .map(({ code, zh, en }): Country => ({ region: code, name: { zh, en }[locale], zh, en, ...(code === china ? { list: provinces } : {}) }))
    .sort((one, other) => Number(other.region === china) - Number(one.region === china) || compare(one.name, other.name));
};

/** In its country's list a place is named with its state: there are thirty Springfields; in a province's a county with its prefecture. */
const toName = ({ place: { name, region } }: Entry, inProvince: boolean, locale: Locale): string => {
  if (!region) return name[locale];
  if (!inProvince) return locale === "zh" ? `${name.zh} · ${region.zh}` : `${name.en}, ${region.en}`;
  // "湖南省长沙市" and "Changsha, Hunan": the prefecture is what stands beside the province.
  const prefecture = locale === "zh" ? region.zh.replace(/^.+?(?:省|自治区|市)(?=.)/, "") : region.en.split(", ").slice(0, -1).join(", ");
  const own = prefecture === "" || prefecture === region[locale] ? "" : prefecture;
  if (own === "") return name[locale];
  return locale === "zh" ? `${own}${name.zh}` : `${name.en}, ${own}`;
};

/** The places of a country or of a Chinese province, the larger first; of China whole the prefectures alone. Nothing for a region that is not ours. */
export const listPlacesIn = (region: string, locale: Locale): { name: string; place: Place }[] => {
  const [country = "", province] = region.split("-");
  const isIn = ({ place, isCounty }: Entry): boolean => {
    if (place.country.code !== country) return false;
    if (province !== undefined) return place.id.startsWith(`cn${province}`) && province.length === 2;
    return country !== china || !isCounty;
  };
  return getPlaceIndex()
    .entries.filter(isIn)
    .sort((one, other) => Number(one.isCounty) - Number(other.isCounty) || other.weight - one.weight)
    .slice(0, mostPlaces)
    .map((entry) => ({ name: toName(entry, province !== undefined, locale), place: entry.place }));
};
