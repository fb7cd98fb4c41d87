export const bodies = [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
  "meanNode",
  "trueNode",
  "chiron",
  "lilith",
] as const;
export type Body = (typeof bodies)[number];

export const houseSystems = ["placidus", "wholeSign", "porphyry", "equal"] as const;
export type HouseSystem = (typeof houseSystems)[number];
