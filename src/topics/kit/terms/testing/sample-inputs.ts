import type { CastTopicId } from "../../../topic-ids.ts";

const zone = "+08:00";
const births = [
  { date: "1990-05-01", time: "13:45", timeZone: zone, latitude: 39.9, longitude: 116.4, sex: "female" },
  { date: "1984-02-04", time: "23:20", timeZone: zone, latitude: 31.23, longitude: 121.47, sex: "male" },
  { date: "2001-09-23", time: "04:10", timeZone: zone, latitude: 23.13, longitude: 113.26, sex: "female" },
  { date: "1968-12-21", time: "09:30", timeZone: zone, latitude: 30.66, longitude: 104.07, sex: "male" },
  { date: "1995-07-15", time: "17:05", timeZone: zone, latitude: 45.75, longitude: 126.65, sex: "female" },
  { date: "1977-03-08", time: "01:00", timeZone: zone, latitude: 34.26, longitude: 108.95, sex: "male" },
  { date: "2012-11-30", time: "20:40", timeZone: zone, latitude: 22.54, longitude: 114.06, sex: "female" },
  { date: "1959-08-19", time: "11:15", timeZone: zone, latitude: 25.05, longitude: 121.5, sex: "male" },
  { date: "1988-06-29", time: "07:25", timeZone: zone, latitude: 36.07, longitude: 120.38, sex: "female" },
  { date: "1973-10-10", time: "15:50", timeZone: zone, latitude: 29.56, longitude: 106.55, sex: "male" },
] as const;
const withoutHour = { ...births[0], time: null };
const pairs = births.map((birth, at) => [birth, births[(at + 1) % births.length]!] as const);

const times = <One>(count: number, make: (at: number) => One): One[] => Array.from({ length: count }, (_, at) => make(at));

const purposes =
  "wedding registry engagement moving bed opening signing trade property car groundbreaking renovation travel interview newJob study haircut checkUp baby party pet planting worship burial lawsuit any";

const dreams = [
  "我梦见掉牙，满嘴是血，妈妈在旁边哭，我很害怕，想跑跑不动。",
  "梦见蛇追我，我躲进一间旧房子，门锁不上，后来飞起来了，醒来松了一口气。",
  "I was late for an exam and couldn’t find the room; my dead grandfather stood in the corridor and smiled.",
  "I was falling from a bridge into deep water, then a white horse came, and a baby was crying. I woke up calm.",
  "梦见家里着火，丢了钱包，前男友开着车，一直找不到路。",
];

const lookedAt = {
  palm: ["square", "long"],
  fingers: ["short", "long"],
  heart: ["index", "between", "middle", "straight"],
  head: ["shortStraight", "longStraight", "shortSloping", "longSloping"],
  life: ["close", "medium", "wide"],
  start: ["joined", "apart"],
  fate: ["none", "present", "broken"],
  lead: ["index", "even", "ring"],
  hand: ["left", "right"],
  dominant: ["left", "right", undefined],
} as const;

/** Inputs that between them show what a cast of the topic can say. Tests that are sat, and marked palms, are made where their items and hands are. */
export const sampleInputs: Partial<Record<CastTopicId, readonly object[]>> = {
  tarot: ["one", "three", "cross", "relationship", "yesNo", "celticCross"].flatMap((spread) => times(8, () => ({ spread }))),
  zhouYi: ["coins", "yarrow", "numbers"].flatMap((method) => times(16, () => ({ method, question: "我该换工作吗" }))),
  birthday: [...births, withoutHour].map((birth) => ({ birth })),
  astro: [...pairs.map(([birth, other]) => ({ birth, other })), ...births.map((birth) => ({ birth, houses: "wholeSign" })), { birth: withoutHour }],
  purpleStar: births.map((birth) => ({ birth })),
  fortune: times(30, () => ({})),
  number: times(30, () => ({})),
  dream: dreams.map((text) => ({ text, earlier: [{ date: "2026-05-01", symbols: ["snake", "teeth", "water", "house"] }] })),
  fengshui: times(36, (at) => ({
    facing: at * 10 + 3,
    built: 1965 + at * 2,
    resident: births[at % births.length],
    ...(at % 3 === 0 && { marks: { centre: { x: 50, y: 50 }, north: at, door: { x: 50, y: 95 }, rooms: [{ x: 20, y: 20, name: "厨房" }] } }),
    ...(at % 4 === 1 && { isMagnetic: true, declination: -6 }),
    ...(at % 4 === 2 && { movedIn: 2010 }),
  })),
  palmistry: times(48, (at) => Object.fromEntries(Object.entries(lookedAt).map(([name, ways], place) => [name, ways[(at + place * (at >> 2)) % ways.length]]))),
  name: [
    { surname: "江", given: "沐阳", birth: births[0] },
    { surname: "欧阳", given: "静" },
    { surname: "王", given: "思思", birth: births[3] },
    { surname: "李", given: "世民" },
    { surname: "周", suggest: true, sex: "female", birth: births[2], meaning: "光" },
    { name: "Emily Clark" },
    { name: "Oliver Twist" },
    { name: "Jean-Luc Picard" },
  ],
  marriage: pairs.map(([a, b], at) => ({
    a: { ...a, sex: "male" },
    b: { ...b, sex: "female" },
    ...(at % 2 === 0 && { maleName: "李明", femaleName: "王芳" }),
  })),
  auspicious: purposes.split(" ").flatMap((purpose, at) => [
    { purpose, from: "2026-03-01", to: "2026-05-20", people: births.slice(at % 8, (at % 8) + 2) },
    { purpose, date: `2026-0${(at % 9) + 1}-1${at % 10}` },
  ]),
  business: [
    { name: "星河科技", industry: "software", owner: births[0], openingFrom: "2026-03-01", openingTo: "2026-05-01" },
    { name: "青禾书店", industry: "books" },
    { name: "Blue Finch", industry: "coffee", openingFrom: "2026-09-01" },
    { name: "Kodak", industry: "photo", owner: births[4] },
    { suggest: true, industry: "茶馆", owner: births[1], opening: { month: 5 } },
    { suggest: true, industry: "bakery" },
  ],
  huangdi: births.flatMap((birth) => [
    { birth, season: "lunar" },
    { birth, season: "terms" },
  ]),
  numerology: [
    ...births.map(({ date }) => ({ date, name: "Zhang San Feng" })),
    { date: "1992-11-29", name: "Anna Maria Lee", system: "chaldean" },
    { date: "1975-08-13" },
  ],
  TaoTeChing: times(40, (at) => (at < 20 ? {} : { chapter: at * 2 })),
};
