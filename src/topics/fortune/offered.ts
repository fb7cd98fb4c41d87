import { type Deity, deities, type TempleId, temples } from "./data/deities.ts";
import type { LotFacts, LotSetId } from "./data/lot.ts";
import { type LotSet, lotSets } from "./data/sets.ts";

/** Deities whose set we hold whole; nobody else is offered. */
export const offeredDeities: readonly Deity[] = deities.filter(({ set }) => lotSets[set] !== undefined);

/** @throws RangeError for an id that is not offered */
export const getDeity = (id: string): Deity => {
  const deity = offeredDeities.find((one) => one.id === id);
  if (!deity) throw new RangeError(`no deity ${id}`);
  return deity;
};

/** @throws RangeError for a set that is not whole */
export const getSet = (id: LotSetId): LotSet => {
  const set = lotSets[id];
  if (!set) throw new RangeError(`no set ${id}`);
  return set;
};

/** Which set is drawn from: the temple's own where one is named, else the deity's. */
export const toSetId = (deityId: string, temple: TempleId | null): LotSetId => (temple === null ? getDeity(deityId).set : temples[temple].set);

/** @throws RangeError for a number that the set does not have */
export const getLot = (set: LotSetId, number: number): LotFacts => {
  const lot = getSet(set).facts[number - 1];
  if (!lot) throw new RangeError(`no lot ${number} in ${set}`);
  return lot;
};
