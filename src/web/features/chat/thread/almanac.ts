import { type LunarDay, SolarDay } from "tyme4ts";

/** 丙午年十月十二 · 戊戌日: the Chinese date of a civil day. Loaded when it is first shown, for its tables are large. */
export const toLunarLine = (year: number, month: number, day: number): string => {
  const lunar: LunarDay = SolarDay.fromYmd(year, month, day).getLunarDay();
  const lunarMonth = lunar.getLunarMonth();
  const yearName = lunarMonth.getLunarYear().getSixtyCycle().getName();
  return `${yearName}年${lunarMonth.getName()}${lunar.getName()} · ${lunar.getSixtyCycle().getName()}日`;
};
