import type { PersonalBody, ToldBody } from "./told.ts";

export const parts = ["sun", "moon", "rising", "love", "work", "money", "family", "children", "growth", "people", "health", "year", "two"] as const;
export type Part = (typeof parts)[number];

/** The part a body is told in for itself. */
export const homeParts: Readonly<Record<ToldBody, Part>> = {
  sun: "sun",
  moon: "moon",
  mercury: "people",
  venus: "love",
  mars: "work",
  jupiter: "growth",
  saturn: "growth",
  uranus: "growth",
  neptune: "growth",
  pluto: "growth",
};

/** The part a house belongs to, the first house first. */
const houseParts: readonly Part[] = ["rising", "money", "people", "family", "love", "work", "love", "money", "growth", "work", "people", "growth"];
export const toHousePart = (house: number): Part => houseParts[house - 1]!;

const order: readonly PersonalBody[] = ["venus", "moon", "mercury", "sun", "mars", "jupiter", "saturn"];
const pairParts: Partial<Record<string, Part>> = {
  "moon.saturn": "family",
  "moon.jupiter": "family",
  "venus.jupiter": "money",
  "jupiter.saturn": "money",
  "mercury.venus": "people",
  "moon.mercury": "people",
  "sun.mercury": "sun",
  "sun.venus": "love",
};
const bodyParts: Readonly<Record<PersonalBody, Part>> = {
  sun: "sun",
  moon: "moon",
  mercury: "people",
  venus: "love",
  mars: "work",
  jupiter: "growth",
  saturn: "growth",
};

/** Where the aspect of two bodies is told: Venus before the Moon, the Moon before Mercury, and so on. */
export const toPairPart = (a: ToldBody, b: ToldBody): Part => {
  const own = pairParts[`${a}.${b}`];
  if (own) return own;
  const lead = order.find((body) => body === a || body === b);
  return lead ? bodyParts[lead] : "growth";
};

/** The bodies and the house whose ruler a part is judged by. */
export const significators: Readonly<Record<Exclude<Part, "year" | "two">, { bodies: readonly ToldBody[]; house: number | null }>> = {
  sun: { bodies: ["sun"], house: null },
  moon: { bodies: ["moon"], house: null },
  rising: { bodies: [], house: 1 },
  love: { bodies: ["venus"], house: 7 },
  work: { bodies: ["mars", "saturn"], house: 10 },
  money: { bodies: ["venus", "jupiter"], house: 2 },
  family: { bodies: ["moon"], house: 4 },
  // The fifth house, Jupiter and the Moon: W. Lilly, Christian Astrology (1647), of the fifth house.
  children: { bodies: ["moon", "jupiter"], house: 5 },
  growth: { bodies: ["jupiter"], house: 9 },
  people: { bodies: ["mercury"], house: 11 },
  health: { bodies: ["moon", "mars"], house: 6 },
};
