import type { DreamCast, DreamSymbol } from "../cast-types.ts";
import type { SymbolId } from "../lexicon/entries.ts";
import type { Category, State } from "../lexicon/symbol.ts";

/** An image by its id, its kind, or either with a state. */
interface Side {
  ids?: readonly string[];
  category?: Category;
  state?: State;
}
type PairSpec = readonly [key: string, one: Side, other: Side];

const ids = (...list: string[]): Side => ({ ids: list });
const kind = (category: Category, state?: State): Side => (state ? { category, state } : { category });

/** What says more together than apart; the first that holds is told. */
export const pairSpecs = [
  ["chaseStill", ids("chase"), ids("slowLegs", "paralysis")],
  ["chaseHide", ids("chase"), ids("hiding")],
  ["chaseHouse", ids("chase"), kind("house")],
  ["chasePerson", ids("chase"), kind("person")],
  ["chaseAnimal", ids("chase"), kind("animal")],
  ["voiceDanger", ids("noVoice", "screaming"), kind("peril")],
  ["voicePerson", ids("noVoice", "screaming"), kind("person")],
  ["waterHouse", kind("water"), kind("house")],
  ["waterVehicle", kind("water"), kind("vehicle")],
  ["waterChild", kind("water"), ids("child", "baby", "son", "daughter")],
  ["waterAnimal", kind("water"), kind("animal")],
  ["fireHouse", ids("fire"), kind("house")],
  ["firePerson", ids("fire"), kind("person")],
  ["teethSeen", ids("teeth"), ids("stage", "exam", "interview", "wedding", "boss", "crowd", "mirror", "photo")],
  ["teethBlood", ids("teeth"), ids("blood", "mouth", "hand")],
  ["nakedSeen", ids("nakedness"), ids("school", "classroom", "office", "street", "crowd", "stage", "exam", "boss", "classmate")],
  ["examLate", ids("exam"), ids("late", "missedRide", "lostWay", "clock")],
  ["examSchool", ids("exam"), ids("school", "classroom", "teacher", "classmate")],
  ["lateVehicle", ids("late", "missedRide"), kind("vehicle")],
  ["lostHome", ids("lostWay"), ids("oldHome", "house", "village", "home")],
  ["departedSpeaks", ids("departed", "grandmother", "grandfather", "ancestors"), kind("food")],
  ["departedHouse", ids("departed", "grandmother", "grandfather", "ancestors"), kind("house")],
  ["exWedding", ids("exPartner", "firstLove"), ids("wedding", "bride", "groom")],
  ["exHouse", ids("exPartner", "firstLove"), kind("house")],
  ["parentChild", ids("mother", "father"), ids("child", "baby", "youngerSelf")],
  ["parentHouse", ids("mother", "father"), kind("house")],
  ["parentPeril", ids("mother", "father"), kind("peril")],
  ["partnerPeril", ids("husband", "wife", "lover"), kind("peril")],
  ["childPeril", ids("child", "baby", "son", "daughter"), kind("peril")],
  ["carRoad", ids("car", "brakes", "steeringWheel"), ids("road", "bridge", "cliff", "crossroads", "motorway")],
  ["fallHigh", ids("falling"), ids("cliff", "tower", "bridge", "roof", "mountain", "elevator", "stairs", "balcony", "window")],
  ["flyHouse", ids("flying"), kind("house")],
  ["flyFall", ids("flying"), ids("falling")],
  ["snakeWater", ids("snake"), kind("water")],
  ["snakeBody", ids("snake"), kind("body")],
  ["snakeHouse", ids("snake"), kind("house")],
  ["moneyLoss", ids("money", "wallet", "gold", "coins"), ids("lostThing", "robbery", "thief", "stealing")],
  ["phoneHelp", ids("phone", "phoneCall"), kind("peril")],
  ["doorLocked", ids("door", "key", "lock"), kind("peril")],
  ["bossTrial", ids("boss", "colleague", "teacher"), kind("trial")],
  ["bloodPerson", ids("blood", "wound"), kind("person")],
  ["ghostHouse", kind("spirit"), kind("house")],
  ["ghostPerson", kind("spirit"), kind("person")],
  ["animalHouse", kind("animal"), kind("house")],
  ["animalChild", kind("animal"), ids("child", "baby", "son", "daughter")],
  ["animalBody", kind("animal"), kind("body")],
  ["foodPerson", kind("food"), kind("person")],
  ["vehiclePerson", kind("vehicle"), kind("person")],
  ["clothingTrial", kind("clothing"), kind("trial")],
  ["personSky", kind("person"), kind("sky")],
] as const satisfies readonly PairSpec[];
export type PairKey = (typeof pairSpecs)[number][0];

const fits = (symbol: DreamSymbol, side: Side): boolean =>
  (side.ids === undefined || side.ids.includes(symbol.id)) &&
  (side.category === undefined || symbol.category === side.category) &&
  (side.state === undefined || symbol.states.includes(side.state));

/** The first pair of images that says more together than apart. Being chased and legs that won’t run → chaseStill. */
export const findPairRule = ({ symbols }: DreamCast): { key: PairKey; symbols: [SymbolId, SymbolId] } | null => {
  for (const [key, one, other] of pairSpecs) {
    const left = symbols.find((symbol) => fits(symbol, one));
    const right = symbols.find((symbol) => symbol !== left && fits(symbol, other));
    if (left && right) return { key, symbols: [left.id, right.id] };
  }
  return null;
};
