import type { ByHouse, ToldBody } from "../told.ts";
import { jupiterHouses, marsHouses, mercuryHouses, moonHouses, sunHouses, venusHouses } from "./houses-inner.ts";
import { neptuneHouses, plutoHouses, saturnHouses, uranusHouses } from "./houses-outer.ts";

export const houseTexts: Readonly<Record<ToldBody, ByHouse>> = {
  sun: sunHouses,
  moon: moonHouses,
  mercury: mercuryHouses,
  venus: venusHouses,
  mars: marsHouses,
  jupiter: jupiterHouses,
  saturn: saturnHouses,
  uranus: uranusHouses,
  neptune: neptuneHouses,
  pluto: plutoHouses,
};
