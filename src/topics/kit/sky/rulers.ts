import type { Body } from "./names.ts";
import { type Sign, signs } from "./signs.ts";

/** The ruler of each sign by tradition (Ptolemy, Tetrabiblos I.17). */
export const rulers: Record<Sign, Body> = {
  aries: "mars",
  taurus: "venus",
  gemini: "mercury",
  cancer: "moon",
  leo: "sun",
  virgo: "mercury",
  libra: "venus",
  scorpio: "mars",
  sagittarius: "jupiter",
  capricorn: "saturn",
  aquarius: "saturn",
  pisces: "jupiter",
};

/** Those the moderns name beside it. */
export const coRulers: Partial<Record<Sign, Body>> = { scorpio: "pluto", aquarius: "uranus", pisces: "neptune" };

/** Ptolemy, Tetrabiblos I.19. */
const exaltations: Partial<Record<Body, Sign>> = {
  sun: "aries",
  moon: "taurus",
  mercury: "virgo",
  venus: "pisces",
  mars: "capricorn",
  jupiter: "cancer",
  saturn: "libra",
};

export type EssentialDignity = "domicile" | "exaltation" | "detriment" | "fall";

const toOpposite = (sign: Sign): Sign => signs[(signs.indexOf(sign) + 6) % 12]!;

/** What a sign makes of one of the seven, or null: Mars is at home in Aries, Venus in detriment there. Mercury in Virgo counts as at home. */
export const findDignity = (body: Body, sign: Sign): EssentialDignity | null => {
  if (rulers[sign] === body) return "domicile";
  if (exaltations[body] === sign) return "exaltation";
  if (rulers[toOpposite(sign)] === body) return "detriment";
  return exaltations[body] === toOpposite(sign) ? "fall" : null;
};
