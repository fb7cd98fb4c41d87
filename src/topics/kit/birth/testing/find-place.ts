import type { Place } from "../../places/place.ts";
import type { FindPlace } from "../speech/hear-place.ts";

const china = { zh: "中国", en: "China", code: "CN" };
const america = { zh: "美国", en: "United States", code: "US" };
const britain = { zh: "英国", en: "United Kingdom", code: "GB" };

const make = (zh: string, en: string, latitude: number, longitude: number, timeZone: string, rest: Partial<Place> = {}): Place => ({
  id: en,
  name: { zh, en },
  region: null,
  country: china,
  latitude,
  longitude,
  timeZone,
  population: 1,
  isXinjiang: false,
  ...rest,
});

const beijingTime = "Asia/Shanghai";
const springfields = [
  make("Springfield", "Springfield", 39.8, -89.64, "America/Chicago", { country: america, region: { zh: "伊利诺伊州", en: "Illinois" } }),
  make("Springfield", "Springfield", 37.22, -93.3, "America/Chicago", { country: america, region: { zh: "密苏里州", en: "Missouri" } }),
];

const known: [RegExp, Place[]][] = [
  [/上海|\bshanghai\b/i, [make("上海", "Shanghai", 31.23, 121.47, beijingTime)]],
  [/南京|\bnanjing\b/i, [make("南京", "Nanjing", 32.06, 118.78, beijingTime)]],
  [/北京|\bbeijing\b/i, [make("北京", "Beijing", 39.9, 116.4, beijingTime)]],
  [/长沙/, [make("长沙", "Changsha", 28.2, 112.97, beijingTime)]],
  [/成都/, [make("成都", "Chengdu", 30.66, 104.07, beijingTime)]],
  [/喀什|\bkashgar\b/i, [make("喀什", "Kashgar", 39.47, 75.99, beijingTime, { isXinjiang: true })]],
  [/\bnew york\b/i, [make("纽约", "New York", 40.71, -74.01, "America/New_York", { country: america })]],
  [/\blondon\b/i, [make("伦敦", "London", 51.51, -0.13, "Europe/London", { country: britain })]],
  [/\bmanchester\b/i, [make("曼彻斯特", "Manchester", 53.48, -2.24, "Europe/London", { country: britain })]],
  [/\bparis\b/i, [make("巴黎", "Paris", 48.85, 2.35, "Europe/Paris", { country: { zh: "法国", en: "France", code: "FR" } })]],
  [/\bspringfield, illinois\b/i, springfields.slice(0, 1)],
  [/\bspringfield\b/i, springfields],
];

/** A dozen places, found as kit/places finds them: enough to hear the rest of a sentence by. */
export const findPlaceForTests: FindPlace = (text) => {
  for (const [pattern, candidates] of known) {
    const match = pattern.exec(text);
    if (match) return { text: match[0], index: match.index, candidates };
  }
  return undefined;
};
