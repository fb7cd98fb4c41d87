import type { FactOf } from "../../kit/fact.ts";
import { type Profile, type ScaleItem, toDoubt, toKeyed } from "./profile.ts";

/** What every test of scales can say of itself; a test's own facts stand beside. */
export type ProfileFacts = {
  /** `lead` of the first scale over the second, `doubt` the lead that chance alone gives; a tie where it is not reached. */
  result: { type: string; first: string; second: string; lead: number; doubt: number; isTie: boolean };
  /** `raw` of `least` … `most`; `low` … `high` the 95 % bracket; `rank` from 1. */
  scale: { scale: string; raw: number; least: number; most: number; percent: number; low: number; high: number; rank: number; of: number };
  /** `answer` as given, `keyed` in the direction of the scale. */
  item: { id: string; scale: string; answer: number; keyed: number };
  /** Agreement of like items in percent; null where too few were asked. */
  consistency: { percent: number | null; pairs: number };
};

/** The result, the scales from high to low, how far answers agree, and every answer. */
export const toProfileFacts = <Scale extends string>(cast: Profile<Scale>, items: readonly ScaleItem<Scale>[]): FactOf<ProfileFacts>[] => {
  const [first, second] = cast.order as [Scale, Scale];
  const countOf = (scale: Scale): number => items.filter((item) => item.scale === scale).length;
  return [
    {
      id: "result",
      key: "result",
      values: { type: cast.type, first, second, lead: cast.margins.first ?? 0, doubt: toDoubt(cast, first, second), isTie: cast.ties.includes(second) },
    },
    ...cast.order.map((scale, index): FactOf<ProfileFacts> => {
      const { raw, percent } = cast.scales[scale];
      const count = countOf(scale);
      const values = { scale, raw, least: count, most: count * 5, percent, ...cast.brackets[scale], rank: index + 1, of: cast.order.length };
      return { id: `scale.${scale}`, key: "scale", values };
    }),
    {
      id: "consistency",
      key: "consistency",
      values: {
        percent: cast.consistency === null ? null : Math.round(cast.consistency * 100),
        pairs: items.filter(({ twin }) => twin !== undefined).length,
      },
    },
    ...items.flatMap((item): FactOf<ProfileFacts>[] => {
      const answer = cast.answers[item.id];
      if (answer === undefined) return [];
      const fact: FactOf<ProfileFacts> = {
        id: `item.${item.id}`,
        key: "item",
        values: { id: item.id, scale: item.scale, answer, keyed: toKeyed(item, answer) },
      };
      return [fact];
    }),
  ];
};
