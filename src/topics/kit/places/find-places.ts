import type { Locale } from "../../../shared/i18n/locale.ts";
import { foldName, hasHan } from "./fold.ts";
import type { Place } from "./place.ts";
import type { Entry } from "./place-file.ts";
import { type Fit, getPlaceIndex, isRegionName, listFitting } from "./place-index.ts";

/** A query taken apart: a place's name, and the regions it is looked for in. All folded. */
interface Asked {
  name: string;
  inRegions: string[];
}

/** Nothing is called by more letters, its regions before or behind it included. */
const longestQuery = 120;
/** 中国, 湖南, 长沙, and one to spare. */
const mostRegions = 4;
const longestRegion = 32;
const mostRegionWords = 7;

/** "湖南长沙岳麓" → 长沙岳麓 in 湖南, 岳麓 in 湖南 and 长沙. */
const splitChinese = (key: string, inRegions: string[] = []): Asked[] => {
  const asked: Asked[] = inRegions.length > 0 ? [{ name: key, inRegions }] : [];
  if (inRegions.length === mostRegions) return asked;
  for (let length = 2; length < Math.min(key.length, longestRegion + 1); length += 1) {
    const region = key.slice(0, length);
    if (isRegionName(region)) asked.push(...splitChinese(key.slice(length), [...inRegions, region]));
  }
  return asked;
};

/** "Springfield, IL", "paris texas", "上海 浦东", "Shanghai China". */
const splitWords = (query: string): Asked[] => {
  const words = query.split(/[\s,，、·]+/).filter((word) => foldName(word) !== "");
  const asked: Asked[] = [];
  for (let place = 1; place < words.length; place += 1) {
    if (place > mostRegionWords && words.length - place > mostRegionWords) continue;
    const head = foldName(words.slice(0, place).join(" "));
    const tail = foldName(words.slice(place).join(" "));
    if (isRegionName(tail)) asked.push({ name: head, inRegions: [tail] });
    if (isRegionName(head)) asked.push({ name: tail, inRegions: [head] });
  }
  return asked;
};

const suffixes = /(?:市|县|区|州|省|都|府|shi|xian|qu|city)$/;

/** Names that fit the most exactly first; of two that fit alike the larger, a Chinese one before the others where Chinese is spoken. */
const rank = (found: ReadonlyMap<Entry, Fit>, locale: Locale): Entry[] => {
  const weigh = (entry: Entry): number => entry.weight * (locale === "zh" && entry.place.country.code === "CN" ? 3 : 1);
  return [...found].sort(([one, fit], [other, otherFit]) => fit - otherFit || weigh(other) - weigh(one)).map(([entry]) => entry);
};

/**
 * Places whose name, other name or pinyin is or begins with `query`, in either language, best first; a region or country may stand
 * before or behind it, or alone for the largest within it. "sh" → 上海 first, "Springfield, IL", "湖南长沙", "xi'an", "日本" → 东京. `limit` is 8 unless told; an empty query finds nothing.
 */
export const findPlaces = (query: string, { limit = 8, locale }: { limit?: number; locale: Locale }): Place[] => {
  const key = foldName(query);
  if (key === "" || key.length > longestQuery) return [];
  const found = listFitting(key);
  const isNamed = [...found.values()].includes(0);
  if (!isNamed || /[,，]/.test(query)) {
    for (const { name, inRegions } of [...splitWords(query), ...(hasHan(key) ? splitChinese(key) : [])]) {
      for (const [entry, fit] of listFitting(name, inRegions)) if (fit < (found.get(entry) ?? 3)) found.set(entry, fit);
    }
  }
  if (isRegionName(key)) for (const entry of getPlaceIndex().entries) if (entry.within.has(key) && !found.has(entry)) found.set(entry, 2);
  if (found.size === 0 && suffixes.test(key)) return findPlaces(key.replace(suffixes, ""), { limit, locale });
  return rank(found, locale)
    .slice(0, limit)
    .map(({ place }) => place);
};

let byId: Map<string, Place> | undefined;

/** @throws RangeError for an id that is not ours */
export const getPlace = (id: string): Place => {
  byId ??= new Map(getPlaceIndex().entries.map(({ place }) => [place.id, place]));
  const place = byId.get(id);
  if (!place) throw new RangeError(`no such place: ${id}`);
  return place;
};
