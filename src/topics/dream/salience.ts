import type { DreamSymbol } from "./cast-types.ts";
import type { Category } from "./lexicon/symbol.ts";

/** What a kind of image weighs by itself: what frightens and what cannot be by day more than where one was. */
const baseOf: Readonly<Record<Category, number>> = {
  peril: 1.4,
  trial: 1.35,
  spirit: 1.4,
  animal: 1.35,
  water: 1.2,
  body: 1.2,
  doing: 1,
  sky: 1.05,
  earth: 1,
  vehicle: 1,
  thing: 1,
  clothing: 1,
  food: 0.85,
  person: 0.95,
  house: 0.85,
  place: 0.8,
};

/** Images that weigh otherwise than their kind: what nobody meets by day, one's own people, and what any day is full of. */
const ownBases: readonly (readonly [base: number, ids: string])[] = [
  [1.45, "teeth flying nakedness pregnancy birth departed corpse"],
  [
    1.35,
    "hiddenRoom maze grave prison battlefield ruins faceless doubleSelf youngerSelf murderer giant clown enemy invisibility timeTravel falseWaking ufo robot baldness wings tail oldHome elevator mirror coffin weddingDress",
  ],
  [
    1.2,
    "mother father grandmother grandfather son daughter child baby twins husband wife lover exPartner firstLove crush kissing sex fighting swimming hiding",
  ],
  [
    0.7,
    "walking running waiting searching writing sleeping eating crying laughing screaming driving travelling shopping cleaning cooking night dawn dusk light cold heat sky hand face head back eye heart voice mouth arm leg finger foot lips shoulder tears sweat crowd guest stranger street road path office shop house door floor wall table chair bed water bottle cup bowl",
  ],
];
const ownBaseOf = new Map(ownBases.flatMap(([base, ids]) => ids.split(" ").map((id) => [id, base] as const)));

/**
 * The weight of an image in its dream: its kind (or its own, where that differs), 0.5 for each further naming (three at most), 0.45 for each state
 * (two at most), 0.6 for a feeling in its sentence, 0.2 for a colour or a number, 0.4 where earlier dreams had it. A snake that bit and frightened:
 * 1.35 + 0.45 + 0.6 = 2.4.
 */
export const toSalience = (
  { id, category, spans, states, mood, color, number }: Pick<DreamSymbol, "id" | "category" | "spans" | "states" | "mood" | "color" | "number">,
  isRecurring: boolean,
): number => {
  const weight =
    (ownBaseOf.get(id) ?? baseOf[category]) +
    0.5 * Math.min(3, spans.length - 1) +
    0.45 * Math.min(2, states.length) +
    (mood ? 0.6 : 0) +
    (color ? 0.2 : 0) +
    (number ? 0.2 : 0) +
    (isRecurring ? 0.4 : 0);
  return Math.round(weight * 100) / 100;
};
