import { foldLatin } from "../../src/topics/kit/places/fold.ts";
import { type City, readList, type Sources, toKm } from "./sources.ts";

/** A unit of mainland China above the town. */
export interface Unit {
  code: string;
  /** 恩施土家族苗族自治州 */
  full: string;
  /** 恩施 */
  short: string;
  syllables: string[];
  english: string;
  latitude: number;
  longitude: number;
  population: number;
  aliases: string[];
  /** seat: of GeoNames; town: of GeoNames, by a town of that county; hand: ours; parent: its prefecture's. */
  from: "seat" | "town" | "hand" | "parent";
}

/** Codes of the first two digits → GeoNames' admin code. */
const adminCodes: Record<string, string> = Object.fromEntries(
  (
    "34 01,33 02,36 03,32 04,22 05,63 06,35 07,23 08,41 09,13 10,43 11,42 12,65 13,54 14,62 15,45 16,52 18,21 19,15 20,64 21,11 22,31 23,14 24,37 25,61 26," +
    "12 28,53 29,44 30,46 31,51 32,50 33"
  )
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
const peoples =
  "朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族|蒙古|柯尔克孜|哈萨克族|哈萨克|满族|畲族|瑶族|黎族|水族|仡佬族|土族|撒拉族|东乡族|保安族|裕固族|锡伯|塔吉克|达斡尔族|鄂温克族|各族|拉祜族|佤族|布朗族|纳西族|普米族|独龙族|怒族|毛南族|仫佬族";
const autonomous = new RegExp(`(?:${peoples})+自治[州县旗]$`);

/** 恩施土家族苗族自治州 → 恩施, 浦东新区 → 浦东, 赵县 → 赵县: a name of one character is none. */
const toShort = (full: string): string => {
  const short = full
    .replace(autonomous, "")
    .replace(/(?<=..)(达斡尔族区|自治旗)$/, "")
    .replace(/(?<=..)(新区|林区|地区|市|县|区|盟|旗)$/, "");
  if (short === "") return full.replace(/族?自治[县旗]$/, "");
  return short.length < 2 || /[前后中左右]旗$/.test(full) ? full : short;
};

const provinceShort: Record<string, string> = { "15": "内蒙古", "45": "广西", "54": "西藏", "64": "宁夏", "65": "新疆" };
export const toProvinceShort = (code: string, full: string): string => provinceShort[code.slice(0, 2)] ?? full.replace(/[省市]$/, "");

export const isMunicipality = (code: string): boolean => ["11", "12", "31", "50"].includes(code.slice(0, 2));

/** xi, an → Xi’an */
export const toPinyinName = (syllables: readonly string[]): string => {
  const joined = syllables.map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `’${syllable}` : syllable)).join("");
  return joined.charAt(0).toUpperCase() + joined.slice(1).replaceAll("v", "ü");
};

/** Readings that the dictionary does not know in place names. */
const readings: Record<string, string> = {
  重庆: "chong qing",
  喀什: "ka shi",
  疏附: "shu fu",
  六安: "lu an",
  台州: "tai zhou",
  丽水: "li shui",
  长垣: "chang yuan",
  枞阳: "zong yang",
  浚县: "xun xian",
  铅山: "yan shan",
  乐清: "yue qing",
  蔚县: "yu xian",
  乐亭: "lao ting",
  莘县: "shen xian",
  单县: "shan xian",
  冠县: "guan xian",
  东阿: "dong e",
  歙县: "she xian",
  黟县: "yi xian",
  洪洞: "hong tong",
  繁峙: "fan shi",
  大城: "dai cheng",
  尉犁: "yu li",
  番禺: "pan yu",
  东莞: "dong guan",
  华县: "hua xian",
  渑池: "mian chi",
  中牟: "zhong mu",
  柘城: "zhe cheng",
  泌阳: "bi yang",
  涡阳: "guo yang",
  濉溪: "sui xi",
  蚌埠: "beng bu",
  亳州: "bo zhou",
  盱眙: "xu yi",
  邗江: "han jiang",
  台前: "tai qian",
  天台: "tian tai",
  嵊州: "sheng zhou",
  缙云: "jin yun",
  会理: "hui li",
  会昌: "hui chang",
  犍为: "qian wei",
  郫都: "pi du",
  阿坝: "a ba",
  莎车: "sha che",
  叶城: "ye cheng",
  尼勒克: "ni le ke",
  监利: "jian li",
  郧西: "yun xi",
  秭归: "zi gui",
  耒阳: "lei yang",
  郴州: "chen zhou",
  岫岩: "xiu yan",
  桦甸: "hua dian",
  珲春: "hun chun",
  穆棱: "mu ling",
  巴彦: "ba yan",
  大荔: "da li",
  柞水: "zha shui",
  吴堡: "wu bu",
  府谷: "fu gu",
  岢岚: "ke lan",
  临朐: "lin qu",
  即墨: "ji mo",
  莒县: "ju xian",
  鄄城: "juan cheng",
  无为: "wu wei",
  长汀: "chang ting",
  漳浦: "zhang pu",
  厦门: "xia men",
  吉林: "ji lin",
  都匀: "du yun",
  瓮安: "weng an",
  勐海: "meng hai",
  勐腊: "meng la",
  双柏: "shuang bai",
  曲靖: "qu jing",
  巧家: "qiao jia",
};
/** Where prefectures are as wide as countries: the first digits of their codes. */
const wide = /^(65|54|63|15|513[234]|6209)/;
/** How far a county's seat may lie from its prefecture's, in kilometres. */
const toReach = (code: string, full: string): number => {
  if (full.endsWith("区")) return 60;
  return wide.test(code) ? 500 : 170;
};

export const makeChina = ({ cities, toSyllables, readDivisions }: Sources): Unit[] => {
  const names = new Map(
    readList("china-names").map(([short = "", english = "", aliases = ""]) => [short, { english, aliases: aliases.split(",").filter(Boolean) }]),
  );
  const byAdmin = Map.groupBy(
    cities.filter(({ country }) => country === "CN").map((city) => ({ ...city, key: foldLatin(city.name).replace(/zhen$/, ""), whole: foldLatin(city.name) })),
    ({ adminCode }) => adminCode,
  );
  const at = (city: City) => ({ latitude: city.loc.coordinates[1], longitude: city.loc.coordinates[0], population: city.population });
  const read = (short: string): string[] => readings[short]?.split(" ") ?? toSyllables(short);
  const toKey = (text: string): string => read(text).join("").replaceAll("v", "u");
  const describe = (code: string, full: string) => {
    const short = toShort(full);
    const named = code.endsWith("00") ? names.get(short) : undefined;
    const syllables = read(short);
    return { code, full, short, syllables, english: named?.english || toPinyinName(syllables), aliases: named?.aliases ?? [] };
  };

  const seats = readList("prefectures").map(([line = ""]) => line.split(" "));
  const listed = readDivisions("city").filter(([code = ""]) => !code.endsWith("9000"));
  if (listed.length !== seats.length) throw new Error(`${listed.length} prefectures are listed, ${seats.length} written down`);
  const prefectures = listed.map(([code = "", full = ""], place): Unit => {
    const [name = "", latitude = "", longitude = ""] = seats[place]!;
    if (!full.startsWith(name.replace(/州$/, ""))) throw new Error(`${full} stands where ${name} is written down`);
    const unit = describe(code, full);
    const keys = [toKey(unit.short), foldLatin(unit.english)];
    const found = (byAdmin.get(adminCodes[code.slice(0, 2)]!) ?? [])
      .filter((city) => (keys.includes(city.key) || keys.includes(city.whole)) && toKm(+latitude, +longitude, at(city).latitude, at(city).longitude) < 25)
      .sort((one, other) => other.population - one.population)[0];
    return found ? { ...unit, ...at(found), from: "seat" } : { ...unit, latitude: +latitude, longitude: +longitude, population: 0, from: "hand" };
  });
  const municipalities = readDivisions("province")
    .filter(([code = ""]) => isMunicipality(code))
    .map(([code = "", full = ""]): Unit => {
      const unit = describe(code, full);
      const found = (byAdmin.get(adminCodes[code.slice(0, 2)]!) ?? []).find((city) => city.whole === toKey(unit.short));
      if (!found) throw new Error(`${full} is not among the cities`);
      return { ...unit, ...at(found), from: "seat" };
    });

  const parents = new Map([...prefectures, ...municipalities].map((unit) => [unit.code.slice(0, isMunicipality(unit.code) ? 2 : 4), unit]));
  const provinces = new Map(readDivisions("province").map(([code = "", full = ""]) => [code.slice(0, 2), toProvinceShort(code, full)]));
  const hand = new Map<string, [number, number]>();
  for (const list of ["counties-1", "counties-2"]) {
    for (const [line = ""] of readList(list)) {
      const [parent = "", ...rest] = line.split(" ");
      for (let place = 0; place < rest.length; place += 3) hand.set(`${parent} ${rest[place]}`, [Number(rest[place + 1]), Number(rest[place + 2])]);
    }
  }
  /** County → its towns, the seat mostly first. */
  const towns = new Map<string, string[]>();
  for (const [code = "", name = ""] of readDivisions("town")) {
    const key = toKey(name.replace(/(街道办事处|街道|镇|民族乡|乡|苏木)$/, ""));
    if (key !== "chengguan") towns.set(code, [...(towns.get(code) ?? []), key]);
  }
  const byTown = new Map<string, string[]>();
  for (const [code, keys] of towns) for (const key of keys) byTown.set(key, [...(byTown.get(key) ?? []), code]);
  /** True when the town may as well be that of another county: of the same prefecture, or of one that lies nearer. */
  const isElsewhere = (code: string, key: string, city: City, km: number): boolean =>
    (byTown.get(key) ?? []).some((other) => {
      const parent = parents.get(other.slice(0, 4));
      if (other === code || !parent || other.slice(0, 2) !== code.slice(0, 2)) return false;
      return other.slice(0, 4) === code.slice(0, 4) || toKm(parent.latitude, parent.longitude, at(city).latitude, at(city).longitude) < km;
    });
  const used = new Set<string>();
  const findByHand = (unit: { code: string; full: string; short: string }, parent: Unit | undefined): [number, number] | undefined => {
    for (const above of [parent?.short, provinces.get(unit.code.slice(0, 2))]) {
      for (const name of [unit.full, unit.short, unit.full.slice(0, 2)]) {
        const found = hand.get(`${above} ${name}`);
        if (found) {
          used.add(`${above} ${name}`);
          return found;
        }
      }
    }
    return undefined;
  };
  const counties = readDivisions("area").map(([code = "", full = ""]): Unit => {
    const unit = describe(code, full);
    const parent = parents.get(isMunicipality(code) ? code.slice(0, 2) : code.slice(0, 4));
    const own = findByHand(unit, parent);
    if (own) return { ...unit, latitude: own[0], longitude: own[1], population: 0, from: "hand" };
    if (!parent) throw new Error(`${full} (${code}) has no parent and no coordinates`);
    const farthest = toReach(code, full);
    const near = (byAdmin.get(adminCodes[code.slice(0, 2)]!) ?? [])
      .map((city) => ({ city, km: toKm(parent.latitude, parent.longitude, at(city).latitude, at(city).longitude) }))
      .filter(({ km }) => km < farthest)
      .sort((one, other) => one.km - other.km);
    const key = toKey(unit.short);
    const seat = near.find(({ city }) => city.whole === key || city.key === key);
    if (seat) return { ...unit, ...at(seat.city), from: "seat" };
    const ownTowns = towns.get(code) ?? [];
    const town = near
      .filter(({ city, km }) => city.featureCode === "PPLA3" && ownTowns.includes(city.key) && !isElsewhere(code, city.key, city, km))
      .sort((one, other) => ownTowns.indexOf(one.city.key) - ownTowns.indexOf(other.city.key))[0];
    if (town) return { ...unit, ...at(town.city), from: "town" };
    return { ...unit, latitude: parent.latitude, longitude: parent.longitude, population: 0, from: "parent" };
  });
  const unused = [...hand.keys()].filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`written down, but no such county: ${unused.join(", ")}`);
  return [...municipalities, ...prefectures, ...counties];
};
