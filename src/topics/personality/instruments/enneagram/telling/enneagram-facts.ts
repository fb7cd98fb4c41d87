import type { FactOf } from "../../../../kit/fact.ts";
import { type ProfileFacts, toProfileFacts } from "../../../profile/profile-facts.ts";
import { items } from "../items.ts";
import { type Center, centers, type EnneagramCast, toNeighbors } from "../score.ts";

export type EnneagramOwnFacts = {
  /** The stronger neighbor on the circle; null where both are even. `lead` in percent points over the other. */
  wing: { type: string; wing: string | null; other: string; lead: number; isSure: boolean };
  /** The mean of a center's three types; `rank` from 1. */
  center: { center: Center; percent: number; rank: number };
};
export type EnneagramFacts = EnneagramOwnFacts & ProfileFacts;

const rankCenters = ({ centers: means }: EnneagramCast): Center[] => (Object.keys(centers) as Center[]).toSorted((one, other) => means[other] - means[one]);

export const toEnneagramFacts = (cast: EnneagramCast): FactOf<EnneagramFacts>[] => {
  const first = cast.order[0]!;
  const [before, after] = toNeighbors(first);
  const other = cast.wing === before ? after : before;
  const [result, ...rest] = toProfileFacts(cast, items);
  return [
    result!,
    { id: "wing", key: "wing", values: { type: first, wing: cast.wing, other, lead: cast.wingLead, isSure: cast.isWingSure } },
    ...rankCenters(cast).map(
      (center, index): FactOf<EnneagramFacts> => ({
        id: `center.${center}`,
        key: "center",
        values: { center, percent: cast.centers[center], rank: index + 1 },
      }),
    ),
    ...rest,
  ];
};
