import type { Sign } from "./signs.ts";

/** Without “座”, as it stands before a degree. */
export const signNamesZh: Readonly<Record<Sign, string>> = {
  aries: "白羊",
  taurus: "金牛",
  gemini: "双子",
  cancer: "巨蟹",
  leo: "狮子",
  virgo: "处女",
  libra: "天秤",
  scorpio: "天蝎",
  sagittarius: "射手",
  capricorn: "摩羯",
  aquarius: "水瓶",
  pisces: "双鱼",
};

export const signNamesEn: Readonly<Record<Sign, string>> = {
  aries: "Aries",
  taurus: "Taurus",
  gemini: "Gemini",
  cancer: "Cancer",
  leo: "Leo",
  virgo: "Virgo",
  libra: "Libra",
  scorpio: "Scorpio",
  sagittarius: "Sagittarius",
  capricorn: "Capricorn",
  aquarius: "Aquarius",
  pisces: "Pisces",
};
