import { chanceOf } from "../../../shared/chance.ts";
import type { LotSetId } from "../data/lot.ts";
import { castFortune, type FortuneCast } from "../engine.ts";
import { getSet, offeredDeities } from "../offered.ts";

/** A cast of each lot of a set, drawn until it came. */
export const castsOf = (set: LotSetId): FortuneCast[] => {
  const deity = offeredDeities.find((one) => one.set === set)!.id;
  const found = new Map<number, FortuneCast>();
  const chance = chanceOf(new Uint8Array(32).fill(9), set, "");
  while (found.size < getSet(set).facts.length) {
    const cast = castFortune({ deity, question: "" }, { chance });
    if (!found.has(cast.number)) found.set(cast.number, cast);
  }
  return [...found.values()];
};
