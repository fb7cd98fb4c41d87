import type { SymbolId } from "./entries.ts";
import type { SymbolWords } from "./symbol.ts";
import { beastsZh } from "./zh/beasts.ts";
import { bodyZh } from "./zh/body.ts";
import { clothingZh } from "./zh/clothing.ts";
import { doingZh } from "./zh/doing.ts";
import { foodZh } from "./zh/food.ts";
import { landZh } from "./zh/land.ts";
import { objectsZh } from "./zh/objects.ts";
import { papersZh } from "./zh/papers.ts";
import { peopleZh } from "./zh/people.ts";
import { perilZh } from "./zh/peril.ts";
import { placesZh } from "./zh/places.ts";
import { plantsZh } from "./zh/plants.ts";
import { roomsZh } from "./zh/rooms.ts";
import { skyZh } from "./zh/sky.ts";
import { spiritZh } from "./zh/spirit.ts";
import { trialZh } from "./zh/trial.ts";
import { vehiclesZh } from "./zh/vehicles.ts";
import { waterZh } from "./zh/water.ts";
import { wingsZh } from "./zh/wings.ts";

export const symbolsZh: Readonly<Record<SymbolId, SymbolWords>> = {
  ...beastsZh,
  ...wingsZh,
  ...plantsZh,
  ...landZh,
  ...skyZh,
  ...foodZh,
  ...bodyZh,
  ...peopleZh,
  ...roomsZh,
  ...placesZh,
  ...clothingZh,
  ...objectsZh,
  ...papersZh,
  ...vehiclesZh,
  ...waterZh,
  ...perilZh,
  ...trialZh,
  ...doingZh,
  ...spiritZh,
};
