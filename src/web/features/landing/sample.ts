/** The birth worked through on the page: 1 May 1990, 13:45, Shanghai. Summer time was in force, so 12:45 by the sun's clock of the zone. */
export const elementKeys = ["wood", "fire", "earth", "metal", "water"] as const;
export type ElementKey = (typeof elementKeys)[number];

interface Sign {
  sign: string;
  element: ElementKey;
}
interface Pillar {
  stem: Sign;
  branch: Sign;
  isDay?: true;
}

/** Year, month, day, hour. */
export const pillars: Pillar[] = [
  { stem: { sign: "庚", element: "metal" }, branch: { sign: "午", element: "fire" } },
  { stem: { sign: "庚", element: "metal" }, branch: { sign: "辰", element: "earth" } },
  { stem: { sign: "丙", element: "fire" }, branch: { sign: "寅", element: "wood" }, isDay: true },
  { stem: { sign: "甲", element: "wood" }, branch: { sign: "午", element: "fire" } },
];

const places = ["year", "month", "day", "hour"];
const signs = pillars.flatMap(({ stem, branch }, at) => [
  { ...stem, place: `${places[at]} stem` },
  { ...branch, place: `${places[at]} branch` },
]);

/** Where among the eight signs an element stands. */
export const listPlaces = (element: ElementKey): string[] => signs.filter((sign) => sign.element === element).map(({ place }) => place);

/** The signs and elements a phrase of the sample reading rests on. */
export const grounds = {
  fuel: { signs: "寅午", elements: ["wood", "fire"] },
  water: { signs: "", elements: ["water"] },
} as const satisfies Record<string, { signs: string; elements: readonly ElementKey[] }>;
