import { toCapital } from "../../../../shared/capital.ts";
import type { Palace } from "../../../kit/compass/palace.ts";
import { toTimeliness } from "../../../kit/flying-stars/timeliness.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";
import { pairs } from "../../data/en/pairs.ts";
import { visits } from "../../data/en/visits.ts";
import type { PlacePart } from "../parts.ts";
import type { Spot } from "../suit.ts";
import type { FengshuiView } from "../view.ts";
import { directionNames, mansionNames, stateNames } from "./names.ts";

/** mountain star 4 and facing star 9 */
export const toStars = ({ mountain, facing }: Spot): string => `mountain star ${mountain} and facing star ${facing}`;
/** mountain 4, facing 9 */
export const toShortStars = ({ mountain, facing }: Spot): string => `mountain ${mountain}, facing ${facing}`;

/** These stand behind a colon of their own. */
export const toInner = (text: string): string => text.replace(": ", "; ");

export const toSign = ({ mountain, facing }: Spot): string => toInner(pairs[`${mountain}-${facing}`]![0]);
export const toUseOf = ({ mountain, facing }: Spot): string => pairs[`${mountain}-${facing}`]![1];
export const toVisit = (star: number, guest: number): string => toInner(visits[star - 1]![guest - 1]!);
export const toState = (star: number, period: number): string => stateNames[toTimeliness(star, period)];

/** the north-east, the centre */
export const dir = (palace: Palace): string => `the ${directionNames[palace]}`;
export const Dir = (palace: Palace): string => toCapital(dir(palace));
/** north-east */
export const bare = (palace: Palace): string => directionNames[palace];

const glosses: Readonly<Record<Mansion, string>> = {
  生气: "the side with most push",
  延年: "the side where people get on",
  天医: "the side that feeds you",
  伏位: "the quietest side",
  祸害: "the side of bumps and slips",
  六煞: "the side of entanglements",
  五鬼: "the side of short tempers",
  绝命: "the side that helps least",
};
export const toMansionGloss = (mansion: Mansion): string => glosses[mansion];
export const nameOf = (mansion: Mansion): string => mansionNames[mansion];

export const whose = ({ hasResident }: FengshuiView): string => (hasResident ? "your" : "the house’s");

export const nouns: Readonly<Record<PlacePart, string>> = {
  door: "the door",
  money: "the money corner",
  people: "the people’s corner",
  bedroom: "the bedroom",
  study: "the desk",
  kitchen: "the stove",
};

const monthNames = "January February March April May June July August September October November December".split(" ");

/** "2005-03-01" → 1 March 2005 */
export const toDate = (date: string): string => {
  const [year, month, day] = date.split("-").map(Number);
  return [day, month && monthNames[month - 1], year].filter(Boolean).join(" ");
};

/** "2027-3" → March 2027 */
export const toMonth = (of: string): string => {
  const [year, month] = of.split("-");
  return `${monthNames[Number(month) - 1]} ${year}`;
};
