import type { LivedPart } from "../../profile/parts.ts";
import type { ScaleItem } from "../../profile/profile.ts";
import { toItems } from "../../profile/to-items.ts";
import { type BigFiveItemId, type Facet, ipipItems } from "./ipip-items.ts";

export type { BigFiveItemId, Facet };
/** Openness, conscientiousness, extraversion, agreeableness, negative emotionality. */
export const factors = ["O", "C", "E", "A", "N"] as const;
export type Factor = (typeof factors)[number];

/** The part of life each facet is told under. */
export const facetParts: Readonly<Record<Facet, LivedPart>> = {
  E1: "love",
  E2: "self",
  E3: "quarrel",
  E4: "work",
  E5: "growth",
  E6: "tired",
  A1: "love",
  A2: "work",
  A3: "love",
  A4: "quarrel",
  A5: "self",
  A6: "self",
  C1: "work",
  C2: "self",
  C3: "love",
  C4: "work",
  C5: "growth",
  C6: "quarrel",
  N1: "tired",
  N2: "quarrel",
  N3: "self",
  N4: "love",
  N5: "growth",
  N6: "tired",
  O1: "self",
  O2: "tired",
  O3: "love",
  O4: "growth",
  O5: "work",
  O6: "quarrel",
};
export const facets = Object.keys(facetParts) as Facet[];
export const toFactor = (facet: Facet): Factor => facet[0] as Factor;

const own = new Map<string, ScaleItem<Factor> & { facet: Facet }>(
  ipipItems.map(([id, facet, key, _], at) => {
    const isSecond = at % 2 === 1;
    const [twin, , twinKey] = ipipItems[at - 1] ?? ipipItems[0];
    // Only a facet asked from both ends measures whether answers agree.
    const twinned = isSecond && twinKey !== key ? { twin } : {};
    return [id, { id, type: "scale", scale: toFactor(facet), isReversed: key === "-", part: facetParts[facet], facet, ...twinned }];
  }),
);

/** The first of every facet, then the second. */
const rounds = [1, 3, 5, 7, 9, 11, 2, 4, 6, 8, 10, 12] as const;
const order = toItems(
  factors,
  rounds.map(() => ({ part: "self" as const })),
  [1, 2, 4],
);

/** 5 × 12 statements, mixed so that no factor follows itself. */
export const items = order.map(({ id, scale }) => own.get(`${scale}.${String(rounds[Number(id.slice(2)) - 1]).padStart(2, "0")}`)!);
export const listFacetItems = (facet: Facet) => items.filter((item) => item.facet === facet);
