/** The twelve tropical signs, from 0° Aries on. */
export const signs = ["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"] as const;
export type Sign = (typeof signs)[number];

export const skyElements = ["fire", "earth", "air", "water"] as const;
export type SkyElement = (typeof skyElements)[number];
export const modes = ["cardinal", "fixed", "mutable"] as const;
export type Mode = (typeof modes)[number];

const degreesPerSign = 30;
export const toLongitude = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** 44.5° is 14.5° of Taurus. */
export const toSign = (longitude: number): { sign: Sign; degree: number } => {
  const turned = toLongitude(longitude);
  const index = Math.floor(turned / degreesPerSign);
  return { sign: signs[index]!, degree: turned - index * degreesPerSign };
};

/** Fire, earth, air and water take turns from Aries on; so do cardinal, fixed and mutable. */
export const elementOf = (sign: Sign): SkyElement => skyElements[signs.indexOf(sign) % 4]!;
export const modeOf = (sign: Sign): Mode => modes[signs.indexOf(sign) % 3]!;
