import type { ChineseNameCast } from "../chinese.ts";
import { type FlawKey, listTraits, type StrengthKey, type Trait } from "./traits.ts";

/** A proposed name with the one point for it and the one against it that are told. */
export interface Proposed {
  name: ChineseNameCast;
  strength: Trait;
  flaw: Trait;
}

/** The heaviest point that no name before it was told by; the heaviest where all were. */
const pickNew = <Key extends string>(traits: readonly Trait<Key>[], used: Set<string>): Trait<Key> => {
  const found = traits.find(({ key, grid }) => !used.has(key + (grid ?? ""))) ?? traits[0]!;
  used.add(found.key + (found.grid ?? ""));
  return found;
};

/** What is told of each name, so that neighbours are not told by the same points. */
export const listProposed = (names: readonly ChineseNameCast[]): Proposed[] => {
  const [good, bad] = [new Set<string>(["plainStart"]), new Set<string>(["rare"])];
  return names.map((name) => {
    const { strengths, flaws } = listTraits(name);
    return { name, strength: pickNew<StrengthKey>(strengths, good), flaw: pickNew<FlawKey>(flaws, bad) };
  });
};
