import type { LivedPart } from "./parts.ts";
import { type Profile, type ScaleItem, toKeyed } from "./profile.ts";
import { toTurn } from "./vary.ts";

/** An item with what was answered; `keyed` in the direction of its scale, 5 the strongest yes to the scale. */
export interface Answered<Scale extends string = string> extends ScaleItem<Scale> {
  answer: number;
  keyed: number;
}

/** A profile made ready for telling. */
export interface ProfileView<Scale extends string = string, Cast extends Profile<Scale> = Profile<Scale>> {
  cast: Cast;
  seed: string;
  first: Scale;
  second: Scale;
  third: Scale;
  last: Scale;
  /** The first two cannot be told apart. */
  isTie: boolean;
  /** A scale's answers on one part of life, the strongest yes first; among equals each person has an order of their own. */
  answered(scale: Scale, part: LivedPart): readonly Answered<Scale>[];
}

export const toProfileView = <Scale extends string, Cast extends Profile<Scale>>(cast: Cast, items: readonly ScaleItem<Scale>[]): ProfileView<Scale, Cast> => {
  const [first, second, third] = cast.order as [Scale, Scale, Scale];
  const seed = Object.keys(cast.answers)
    .toSorted()
    .map((id) => cast.answers[id])
    .join("");
  const all = items
    .filter(({ id }) => cast.answers[id] !== undefined)
    .map((item): Answered<Scale> => ({ ...item, answer: cast.answers[item.id]!, keyed: toKeyed(item, cast.answers[item.id]!) }));
  const rank = ({ id, keyed }: Answered): number => keyed + toTurn({ seed }, id) * 0.9;
  const listAnswered = (scale: Scale, part: LivedPart): readonly Answered<Scale>[] =>
    all
      .filter((item) => item.scale === scale && item.part === part)
      .map((item) => ({ item, rank: rank(item) }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ item }) => item);
  // Every rule asks for them, and a report asks all rules.
  const known = new Map<string, readonly Answered<Scale>[]>();
  return {
    cast,
    seed,
    first,
    second,
    third,
    last: cast.order.at(-1)!,
    isTie: cast.ties.includes(second),
    answered(scale, part) {
      const key = `${scale}.${part}`;
      const found = known.get(key) ?? listAnswered(scale, part);
      known.set(key, found);
      return found;
    },
  };
};

/** A whole number of percent: half a point means nothing at these margins. */
export const toShown = (percent: number): number => Math.round(percent);

/** By how many steps of an answer the first is ahead of the second; where the two have as many items. */
export const toSteps = ({ cast, first, second }: ProfileView): number => cast.scales[first]!.raw - cast.scales[second]!.raw;
