import type { Locale } from "./i18n/locale.ts";

/**
 * The specification's 23 time zones, West 11 to East 11, keyed by region identifiers. `hours` is the region's standard time ahead of UTC. What an engine
 * computes by is the zone of the place of birth, with its history; this one where the place is not known.
 */
export const profileZones = [
  { id: "Pacific/Pago_Pago", hours: -11, name: { zh: "西十一区 · 帕果帕果", en: "West 11 · Pago Pago" } },
  { id: "Pacific/Honolulu", hours: -10, name: { zh: "西十区 · 檀香山", en: "West 10 · Honolulu" } },
  { id: "America/Anchorage", hours: -9, name: { zh: "西九区 · 安克雷奇", en: "West 9 · Anchorage" } },
  { id: "America/Los_Angeles", hours: -8, name: { zh: "西八区 · 洛杉矶", en: "West 8 · Los Angeles" } },
  { id: "America/Denver", hours: -7, name: { zh: "西七区 · 丹佛", en: "West 7 · Denver" } },
  { id: "America/Chicago", hours: -6, name: { zh: "西六区 · 芝加哥", en: "West 6 · Chicago" } },
  { id: "America/New_York", hours: -5, name: { zh: "西五区 · 纽约", en: "West 5 · New York" } },
  { id: "America/Halifax", hours: -4, name: { zh: "西四区 · 哈利法克斯", en: "West 4 · Halifax" } },
  { id: "America/Sao_Paulo", hours: -3, name: { zh: "西三区 · 圣保罗", en: "West 3 · São Paulo" } },
  { id: "America/Noronha", hours: -2, name: { zh: "西二区 · 费尔南多岛", en: "West 2 · Noronha" } },
  { id: "Atlantic/Azores", hours: -1, name: { zh: "西一区 · 亚速尔群岛", en: "West 1 · Azores" } },
  { id: "Europe/London", hours: 0, name: { zh: "中时区 · 伦敦", en: "Zone 0 · London" } },
  { id: "Europe/Paris", hours: 1, name: { zh: "东一区 · 巴黎", en: "East 1 · Paris" } },
  { id: "Africa/Cairo", hours: 2, name: { zh: "东二区 · 开罗", en: "East 2 · Cairo" } },
  { id: "Europe/Moscow", hours: 3, name: { zh: "东三区 · 莫斯科", en: "East 3 · Moscow" } },
  { id: "Asia/Dubai", hours: 4, name: { zh: "东四区 · 迪拜", en: "East 4 · Dubai" } },
  { id: "Asia/Karachi", hours: 5, name: { zh: "东五区 · 卡拉奇", en: "East 5 · Karachi" } },
  { id: "Asia/Dhaka", hours: 6, name: { zh: "东六区 · 达卡", en: "East 6 · Dhaka" } },
  { id: "Asia/Bangkok", hours: 7, name: { zh: "东七区 · 曼谷", en: "East 7 · Bangkok" } },
  { id: "Asia/Shanghai", hours: 8, name: { zh: "东八区 · 北京", en: "East 8 · Beijing" } },
  { id: "Asia/Tokyo", hours: 9, name: { zh: "东九区 · 东京", en: "East 9 · Tokyo" } },
  { id: "Australia/Sydney", hours: 10, name: { zh: "东十区 · 悉尼", en: "East 10 · Sydney" } },
  { id: "Pacific/Noumea", hours: 11, name: { zh: "东十一区 · 努美阿", en: "East 11 · Nouméa" } },
] as const satisfies readonly { id: string; hours: number; name: Record<Locale, string> }[];

export type ProfileZone = (typeof profileZones)[number]["id"];

export const isProfileZone = (id: string): id is ProfileZone => profileZones.some((zone) => zone.id === id);

/** The zone of the form for a place's own: itself, or the one whose standard time is the same; the nearest where none is (India's five and a half hours). */
export const toProfileZone = (timeZone: string, year: number): ProfileZone => {
  if (isProfileZone(timeZone)) return timeZone;
  const hours = toStandardHours(timeZone, year);
  return profileZones.reduce((best, zone) => (Math.abs(zone.hours - hours) < Math.abs(best.hours - hours) ? zone : best), profileZones[19]).id;
};

const minutesAt = (instant: Date, timeZone: string): number => {
  const text = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).format(instant);
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** Summer time is the later of the two clocks of a year, on both halves of the Earth. */
const toStandardHours = (timeZone: string, year: number): number => {
  try {
    return Math.min(...[0, 6].map((month) => minutesAt(new Date(Date.UTC(year, month, 1)), timeZone))) / 60;
  } catch {
    return 8;
  }
};
