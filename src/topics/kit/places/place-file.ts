import places from "./data/places.json" with { type: "json" };
import { foldName } from "./fold.ts";
import type { Place, PlaceName } from "./place.ts";

/** A place with what it is looked for by. */
export interface Entry {
  place: Place;
  /** Every whole name it goes by, in either language. */
  names: string[];
  /** Of its Chinese name, without tones. */
  syllables: string[];
  /** Folded names of the regions and countries it lies in, as people write them before or behind its name. */
  within: ReadonlySet<string>;
  /** What it is ranked by: heads, or a guess at them for a Chinese division. */
  weight: number;
  /** County level of mainland China: its short names are too often everyday words. */
  isCounty: boolean;
}

interface PlaceFile {
  zones: readonly string[];
  /** code | Chinese | English */
  countries: readonly string[];
  /** Mainland China: two digits | 湖南省 | 湖南 | hunan | Hunan */
  provinces: readonly string[];
  /** country.code | Chinese | English */
  regions: readonly string[];
  /** code | 长沙市 | 长沙 where that is another | chang sha | English | latitude | longitude | thousands | other names */
  china: readonly string[];
  /** "#US.IL|zone", then: id | English | latitude | longitude | thousands | another zone | Chinese | its syllables | other names */
  world: readonly string[];
}

const fold = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(foldName).filter((name) => name !== ""));

const list = (cell: string | undefined): string[] => (cell ? cell.split(",") : []);

/** Other names of countries; every name of the file is one already. */
const countryAliases: Readonly<Record<string, string>> = {
  US: "USA,America,美利坚",
  GB: "UK,Britain,Great Britain,England,英格兰",
  HK: "香港,China",
  MO: "澳门,China,Macao",
  TW: "台湾,台灣,臺灣",
  CN: "PRC",
  KR: "Korea",
  AE: "UAE,阿联酋",
  RU: "俄国",
};

/** Heads a Chinese division is taken for where GeoNames counts fewer. */
const floors = { municipality: 5_000_000, prefecture: 900_000, metropolitanDistrict: 800_000, county: 300_000 };

const toCountries = (file: PlaceFile): Map<string, { name: Place["country"]; within: string[] }> =>
  new Map(
    file.countries.map((line) => {
      const [code = "", zh = "", en = ""] = line.split("|");
      return [code, { name: { code, zh, en }, within: [zh, en, code, ...list(countryAliases[code])] }];
    }),
  );

type Countries = ReturnType<typeof toCountries>;

/** What an English map adds to 县, 区 and 旗; a county-level 市 stands alone. */
const countySuffixes: Readonly<Record<string, string>> = { 县: " County", 区: " District", 旗: " Banner" };

const isMunicipality = (code: string): boolean => /^(11|12|31|50)/.test(code);

const listChina = (file: PlaceFile, countries: Countries): Entry[] => {
  const country = countries.get("CN")!;
  const inCountry = fold(country.within);
  const provinces = new Map(file.provinces.map((line) => [line.slice(0, 2), line.split("|")]));
  const prefectures = new Map<string, { full: string; english: string; within: ReadonlySet<string> }>();
  return file.china.map((line) => {
    const [code = "", full = "", otherShort = "", pinyin = "", english = "", latitude = "", longitude = "", thousands = "", others] = line.split("|");
    const short = otherShort || full;
    const [, province = "", provinceShort = "", provincePinyin = "", provinceEnglish = ""] = provinces.get(code.slice(0, 2))!;
    const inProvince = [province, provinceShort, provincePinyin, provinceEnglish, ...country.within];
    const isMunicipal = isMunicipality(code);
    const isCounty = !code.endsWith("00");
    const names = [...new Set([full, short, english, ...list(others)])];
    const key = isMunicipal ? code.slice(0, 2) : code.slice(0, 4);
    if (!isCounty) prefectures.set(key, { full, english, within: fold([...names, pinyin, ...inProvince]) });
    const above = isCounty && !isMunicipal ? prefectures.get(key) : undefined;
    const region: PlaceName | null = code.endsWith("0000")
      ? null
      : { zh: `${province}${above?.full ?? ""}`, en: above ? `${above.english}, ${provinceEnglish}` : provinceEnglish };
    const level = code.endsWith("0000") ? "municipality" : isCounty ? (isMunicipal ? "metropolitanDistrict" : "county") : "prefecture";
    return {
      place: {
        id: `cn${code}`,
        name: { zh: full, en: isCounty ? `${english}${countySuffixes[full.at(-1)!] ?? ""}` : english },
        region,
        country: country.name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        timeZone: "Asia/Shanghai",
        population: Number(thousands) * 1000,
        isXinjiang: code.startsWith("65"),
      },
      names,
      syllables: pinyin.split(" "),
      within: code.endsWith("0000") ? inCountry : isCounty ? (prefectures.get(key)?.within ?? fold(inProvince)) : fold(inProvince),
      weight: Math.max(Number(thousands) * 1000, floors[level]),
      isCounty,
    };
  });
};

const listWorld = (file: PlaceFile, countries: Countries): Entry[] => {
  const regions = new Map(file.regions.map((line) => [line.slice(0, line.indexOf("|")), line.split("|")]));
  const entries: Entry[] = [];
  let country = countries.get("CN")!.name;
  let region: PlaceName | null = null;
  let within: ReadonlySet<string> = new Set();
  let usual = 0;
  let last = 0;
  for (const line of file.world) {
    if (line.startsWith("#")) {
      const [group = "", zone] = line.slice(1).split("|");
      const [countryCode = "", adminCode = ""] = group.split(".");
      const [, zh, en] = regions.get(group) ?? [];
      country = countries.get(countryCode)!.name;
      region = zh && en ? { zh, en } : null;
      const letters = /^[A-Z]{2}$/.test(adminCode) ? [adminCode] : [];
      within = fold([...(zh && en ? [zh, zh.replace(/[州省邦]$/, ""), en] : []), ...letters, ...countries.get(countryCode)!.within]);
      usual = Number(zone);
      last = 0;
      continue;
    }
    const [id = "", en = "", latitude = "", longitude = "", thousands = "", zone, zh = "", syllables = "", others] = line.split("|");
    if (!id.startsWith("=")) last += Number.parseInt(id, 36);
    const population = Number(thousands) * 1000;
    entries.push({
      place: {
        id: id.startsWith("=") ? id.slice(1) : `g${last}`,
        name: { zh: zh || en, en },
        region,
        country,
        latitude: Number(latitude),
        longitude: Number(longitude),
        timeZone: file.zones[zone ? Number(zone) : usual]!,
        population,
        isXinjiang: false,
      },
      names: [...new Set([...(zh ? [zh] : []), en, ...list(others)])],
      syllables: syllables === "" ? [] : syllables.split(" "),
      within,
      weight: population,
      isCounty: false,
    });
  }
  return entries;
};

/** All places, unpacked anew each time: keep them. */
export const unpackPlaces = (): Entry[] => {
  const file: PlaceFile = places;
  const countries = toCountries(file);
  return [...listChina(file, countries), ...listWorld(file, countries)];
};

/** 湖南 → 长沙: what a province is called, and its capital's id, for a name that is both a province and a place within another. */
export const listProvinces = (): { full: string; short: string; code: string }[] =>
  (places as PlaceFile).provinces.map((line) => {
    const [code = "", full = "", short = ""] = line.split("|");
    return { full, short, code };
  });
