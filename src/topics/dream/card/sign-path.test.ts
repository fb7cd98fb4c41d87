import { expect, test } from "vitest";
import { type SymbolId, symbols } from "../lexicon/entries.ts";
import { getSignPath } from "./sign-path.ts";

/** What people dream of most, each to be told from the others at a glance. */
const common = [
  "snake",
  "teeth",
  "house",
  "falling",
  "flying",
  "exam",
  "chase",
  "departed",
  "baby",
  "dog",
  "cat",
  "fire",
  "car",
  "money",
  "wedding",
  "sea",
  "school",
  "late",
  "toilet",
  "phone",
  "elevator",
  "stairs",
  "door",
  "key",
  "train",
  "plane",
  "boat",
  "mountain",
  "road",
  "snow",
  "tree",
  "flower",
  "fish",
  "spider",
  "horse",
  "cow",
  "pig",
  "mouse",
  "rabbit",
  "bear",
  "bed",
  "kitchen",
  "shoes",
  "hospital",
  "thief",
  "knife",
  "mirror",
  "hair",
  "mother",
  "grandmother",
  "swimming",
  "drowning",
  "earthquake",
  "grave",
  "bridge",
  "fruit",
  "ghost",
  "moon",
  "rain",
  "heart",
  "eye",
] as const;
const isKnown = (id: string): id is SymbolId => id in symbols;

test("the common images have signs that tell them apart", () => {
  const known = common.filter(isKnown);
  expect(known.length).toBeGreaterThanOrEqual(55);
  const paths = known.map((id) => getSignPath({ id, category: symbols[id].category }));
  const shared = known.filter((_, at) => paths.indexOf(paths[at]!) !== at);
  expect(shared).toEqual([]);
});
