import type { FactOf } from "../kit/fact.ts";
import type { FortuneCast } from "./engine.ts";
import { getDeity, getLot, getSet } from "./offered.ts";
import { findTiming } from "./timing.ts";

export type FortuneFacts = {
  lot: { set: string; number: number; of: number; deity: string };
  /** `titleEn` beside `title`: names of tales, which no table of words could hold. */
  title: { title: string; titleEn: string; isStory: boolean };
  grade: { set: string; grade: string; count: number; of: number; lean: number };
  verse: { set: string; number: number; isQuoted: boolean };
  ganzhi: { set: string; ganzhi: string; number: number; by: string | null; month: number | null; element: string | null };
  deity: { deity: string; set: string; temple: string | null; isChosen: boolean; askedOf: string | null };
  blocks: { made: number; throws: string; laughs: number };
  /** `share`: the part of all castings that return at least as many sticks, 0–1. */
  refused: { count: number; numbers: string; throws: string; share: number };
};
type FortuneFact = FactOf<FortuneFacts>;

/** At each asking 7 sticks in 32 are confirmed: 1/8 with three 圣筊 straight, 3/32 with one 笑筊 among them. */
export const refusedOnce = 25 / 32;

/** The part of all castings that return at least so many sticks, 0–1: 3 → 0.4768. */
export const toReturnedShare = (count: number): number => Math.round(refusedOnce ** count * 10_000) / 10_000;

/** What a lot says, the stick itself first. */
export const toFortuneFacts = (cast: FortuneCast): FortuneFact[] => {
  const { set, number, grade, ganzhi } = cast;
  const { facts } = getSet(set);
  const lot = getLot(set, number);
  const timing = findTiming(ganzhi);
  const confirmed = cast.blocks.at(-1)!;
  const refused = cast.blocks.slice(0, -1);
  return [
    { id: "lot", key: "lot", values: { set, number, of: facts.length, deity: cast.deity } },
    { id: "title", key: "title", values: { title: lot.title.zh, titleEn: lot.title.en, isStory: lot.isStory } },
    ...(grade === null
      ? []
      : [
          {
            id: "grade",
            key: "grade" as const,
            values: { set, grade, count: facts.filter((one) => one.grade === grade).length, of: facts.length, lean: lot.lean },
          },
        ]),
    { id: "verse", key: "verse", values: { set, number, isQuoted: cast.verse !== null } },
    ...(ganzhi === null
      ? []
      : [
          {
            id: "ganzhi",
            key: "ganzhi" as const,
            values: {
              set,
              ganzhi,
              number,
              by: timing?.by ?? null,
              month: timing?.by === "month" ? timing.month : null,
              element: timing?.by === "season" ? timing.element : null,
            },
          },
        ]),
    {
      id: "blocks",
      key: "blocks",
      values: { made: confirmed.made, throws: confirmed.throws.join(" "), laughs: confirmed.throws.filter((fall) => fall === "laughing").length },
    },
    {
      id: "refused",
      key: "refused",
      values: {
        count: refused.length,
        numbers: refused.map(({ made }) => made).join(" "),
        throws: refused.map(({ throws }) => throws.at(-1)).join(" "),
        share: toReturnedShare(refused.length),
      },
    },
    {
      id: "deity",
      key: "deity",
      values: { deity: cast.deity, set, temple: cast.temple ?? getDeity(cast.deity).temple, isChosen: cast.temple !== null, askedOf: cast.askedOf },
    },
  ];
};
