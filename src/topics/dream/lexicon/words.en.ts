import { beastsEn } from "./en/beasts.ts";
import { bodyEn } from "./en/body.ts";
import { clothingEn } from "./en/clothing.ts";
import { doingEn } from "./en/doing.ts";
import { foodEn } from "./en/food.ts";
import { landEn } from "./en/land.ts";
import { objectsEn } from "./en/objects.ts";
import { papersEn } from "./en/papers.ts";
import { peopleEn } from "./en/people.ts";
import { perilEn } from "./en/peril.ts";
import { placesEn } from "./en/places.ts";
import { plantsEn } from "./en/plants.ts";
import { roomsEn } from "./en/rooms.ts";
import { skyEn } from "./en/sky.ts";
import { spiritEn } from "./en/spirit.ts";
import { trialEn } from "./en/trial.ts";
import { vehiclesEn } from "./en/vehicles.ts";
import { waterEn } from "./en/water.ts";
import { wingsEn } from "./en/wings.ts";
import type { SymbolId } from "./entries.ts";
import type { SymbolWords } from "./symbol.ts";

export const symbolsEn: Readonly<Record<SymbolId, SymbolWords>> = {
  ...beastsEn,
  ...wingsEn,
  ...plantsEn,
  ...landEn,
  ...skyEn,
  ...foodEn,
  ...bodyEn,
  ...peopleEn,
  ...roomsEn,
  ...placesEn,
  ...clothingEn,
  ...objectsEn,
  ...papersEn,
  ...vehiclesEn,
  ...waterEn,
  ...perilEn,
  ...trialEn,
  ...doingEn,
  ...spiritEn,
};
