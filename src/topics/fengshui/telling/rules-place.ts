import { toTimeliness } from "../../kit/flying-stars/timeliness.ts";
import { isGood, type Mansion } from "../../kit/kua/mansions.ts";
import type { Holding, Rule } from "../../kit/telling/rule.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import { toBedHead } from "./bed.ts";
import { findFiveMonth, findYearOf } from "./calendar.ts";
import { type Part, type PlacePart, placeParts } from "./parts.ts";
import type { Spot } from "./suit.ts";
import { type FengshuiView, getDirectionOf, toMansionFact } from "./view.ts";

export const placeKinds = ["pair", "mansion", "visit", "next", "second", "avoid", "month", "dissent", "doing", "watching"] as const;
export type PlaceKind = (typeof placeKinds)[number];
export type PlaceKey = `${PlacePart}.${PlaceKind}`;

/** Stars whose year lifts a place: ranks and papers for a desk, savings and celebrations for money. A kitchen waits for nothing but the year to leave it alone. */
export const liftingStars: Readonly<Record<PlacePart, readonly number[]>> = {
  door: [8, 9],
  money: [8, 6],
  people: [9, 1],
  bedroom: [1, 6],
  study: [4, 1],
  kitchen: [5],
};

const toPair = ({ mountain, facing }: Spot): string => `${mountain}-${facing}`;
/** The star of a place that decides: people’s where one rests, money’s elsewhere. */
export const toOwnStar = (part: PlacePart, { mountain, facing }: Spot): number => (part === "people" || part === "bedroom" ? mountain : facing);

/** Heavier first; each part leads with what matters most there. */
const weights: Readonly<Record<PlacePart, Readonly<Record<PlaceKind, number>>>> = {
  door: { pair: 6, mansion: 5, visit: 4.5, next: 3, second: 3.5, avoid: 2, month: 2.5, dissent: 5, doing: 5, watching: 5 },
  money: { pair: 6, visit: 5.5, mansion: 5, second: 4, next: 3.5, month: 2.5, avoid: 2, dissent: 6, doing: 6, watching: 6 },
  people: { pair: 5, mansion: 5.5, second: 4.5, visit: 4, next: 3, avoid: 3.5, month: 2.5, dissent: 4, doing: 4, watching: 4 },
  bedroom: { mansion: 6, pair: 5, avoid: 4.5, visit: 4, second: 3.5, month: 3, next: 2.5, dissent: 4.5, doing: 4.5, watching: 4.5 },
  study: { pair: 6, mansion: 4.5, next: 5, second: 4, visit: 3.5, avoid: 3, month: 2.5, dissent: 3, doing: 3, watching: 3 },
  kitchen: { mansion: 6, pair: 4, avoid: 5, second: 4.5, visit: 3.5, next: 3, month: 2.5, dissent: 2, doing: 2, watching: 2 },
};

/** Where the stars and the mansions say different things of a place, or its guest of the year spoils it. */
const findDissent = (view: FengshuiView, part: PlacePart): string | null => {
  const { focus } = view.places[part];
  const isRipe = ["prosperous", "growing"].includes(toTimeliness(toOwnStar(part, focus), view.cast.period));
  if (part !== "kitchen" && focus.mansion !== null) {
    if (isRipe && !isGood(focus.mansion)) return "star";
    if (!isRipe && isGood(focus.mansion)) return "mansion";
  }
  return [2, 5].includes(focus.annual) ? "guest" : null;
};

/** Door, money, people, a bed or a desk may fall in one palace: what its stars come to is said once, and with the part that was asked about. */
const isSaid = ({ places, part: asked }: FengshuiView, part: PlacePart, by: readonly PlacePart[]): boolean =>
  asked !== part && by.some((other) => places[other].focus === places[part].focus);

const pairSaidBy: Readonly<Record<PlacePart, readonly PlacePart[]>> = {
  door: [],
  money: [],
  people: ["door", "money"],
  bedroom: ["door", "money", "people"],
  study: ["door", "money", "people", "bedroom"],
  kitchen: [],
};
const visitSaidBy: Readonly<Record<PlacePart, readonly PlacePart[]>> = {
  door: ["money"],
  money: [],
  people: ["door", "money"],
  bedroom: ["people"],
  study: ["door", "money"],
  kitchen: ["door", "money", "study"],
};

const holds: Readonly<Record<PlaceKind, (view: FengshuiView, part: PlacePart) => Holding | null>> = {
  pair(view, part) {
    const { focus, isMarked } = view.places[part];
    if (isSaid(view, part, pairSaidBy[part])) return null;
    return { facts: [`palace.${focus.palace}`, ...(part === "door" && isMarked ? ["door"] : [])], of: toPair(focus) };
  },
  mansion(view, part) {
    const { focus } = view.places[part];
    return focus.mansion && { facts: [toMansionFact(view, focus.palace)], of: focus.mansion };
  },
  visit(view, part) {
    if (isSaid(view, part, visitSaidBy[part])) return null;
    const { focus } = view.places[part];
    return { facts: [`palace.${focus.palace}`, "annual"], of: `${toOwnStar(part, focus)}-${focus.annual}` };
  },
  next(view, part) {
    const { focus } = view.places[part];
    const { star, year } = findYearOf(focus.palace, liftingStars[part], view.year);
    return { facts: [`palace.${focus.palace}`, "annual"], of: `${star}.${year}` };
  },
  // Of the palace that is to be the bedroom, what else its stars are good for is not said beside it.
  second: (view, part) =>
    part === "people" && view.places.people.second === view.places.bedroom.focus
      ? null
      : { facts: [`palace.${view.places[part].second.palace}`], of: toPair(view.places[part].second) },
  avoid: (view, part) => ({ facts: [`palace.${view.places[part].worst.palace}`], of: toPair(view.places[part].worst) }),
  month(view, part) {
    const { focus } = view.places[part];
    return { facts: [`palace.${focus.palace}`, "month"], of: String(focus.month) };
  },
  dissent(view, part) {
    const of = findDissent(view, part);
    const { focus } = view.places[part];
    return of === null
      ? null
      : { facts: [`palace.${focus.palace}`, ...(of === "guest" ? ["annual"] : [toMansionFact(view, focus.palace)])], of: `${of}.${focus.mansion ?? "C"}` };
  },
  doing(view, part) {
    const { focus } = view.places[part];
    return { facts: [`palace.${focus.palace}`], of: String(toOwnStar(part, focus)) };
  },
  watching(view, part) {
    const { focus } = view.places[part];
    const { year, civilMonth } = findFiveMonth(focus.palace, view.cast);
    return { facts: [`palace.${focus.palace}`, "month"], of: `${year}-${civilMonth}` };
  },
};

/** A 5 or the stars of the present and coming years make the guest of the year worth telling before the rest. */
const toUrgency = (annual: number): number => (annual === 5 ? 2.5 : annual === 2 ? 1.5 : annual >= 8 ? 1.2 : 0);

/** A mansion of one’s own weighs more than the house’s. */
const ownMansion = 1.5;

const roles = { dissent: "dissent", doing: "doing", watching: "watching" } as const;

/** Six places, ten things to say of each. */
export const placeRules: readonly Rule<FengshuiView, PlaceKey, Part>[] = placeParts.flatMap((part) =>
  placeKinds.map((kind): Rule<FengshuiView, PlaceKey, Part> => {
    const role = kind in roles ? roles[kind as keyof typeof roles] : undefined;
    return {
      key: `${part}.${kind}`,
      part,
      ...(role ? { role } : {}),
      weight: (view) =>
        weights[part][kind] + (kind === "visit" ? toUrgency(view.places[part].focus.annual) : kind === "mansion" && view.hasResident ? ownMansion : 0),
      holds: (view) => holds[kind](view, part),
    };
  }),
);

/** Which way a bed’s head, a chair at a desk and a stove’s front look: the mansion that serves them. */
const lookingMansions: Readonly<Record<"bedroom" | "study" | "kitchen", (view: FengshuiView) => Mansion>> = {
  bedroom: toBedHead,
  study: () => "生气",
  kitchen: () => "延年",
};

const toLooking = (part: keyof typeof lookingMansions) => (view: FengshuiView) => {
  const direction = getDirectionOf(view, lookingMansions[part](view));
  return { facts: [toMansionFact(view, direction), `palace.${direction}`], of: `${direction}.${view.hasResident ? "own" : "house"}` };
};

export const lookingRules = defineRules<FengshuiView, Part>()([
  { key: "bedroom.head", part: "bedroom", weight: 7, holds: toLooking("bedroom") },
  { key: "study.desk", part: "study", weight: 5.5, holds: toLooking("study") },
  { key: "kitchen.mouth", part: "kitchen", weight: 5.5, holds: toLooking("kitchen") },
]);
