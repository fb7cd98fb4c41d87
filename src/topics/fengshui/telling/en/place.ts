import type { Direction } from "../../../kit/compass/palace.ts";
import { toTimeliness } from "../../../kit/flying-stars/timeliness.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";
import type { Say, Sayings } from "../../../kit/telling/rule.ts";
import { mansionUses } from "../../data/en/mansions.ts";
import { asks, moving, still } from "../../data/en/stars.ts";
import { toBedHead } from "../bed.ts";
import { type PlacePart, placeParts } from "../parts.ts";
import type { LookingSayings } from "../rules.ts";
import { type PlaceKey, type PlaceKind, placeKinds, toOwnStar } from "../rules-place.ts";
import { learned, type Spot } from "../suit.ts";
import { type FengshuiView, getDirectionOf, toUse } from "../view.ts";
import { monthNames, toStarName } from "./names.ts";
import { bare, Dir, dir, nameOf, nouns, toInner, toMansionGloss, toMonth, toShortStars, toSign, toStars, toState, toUseOf, toVisit, whose } from "./say.ts";

type Frame = (view: FengshuiView, part: PlacePart, of: string) => string;
type Frames = Readonly<Record<PlaceKind, Readonly<Record<PlacePart, Frame>>>>;

const at = (view: FengshuiView, part: PlacePart) => view.places[part].focus;
const nextOf = (of: string): [star: string, year: string] => {
  const [star, year = ""] = of.split(".");
  return [toStarName(Number(star)), year];
};
const mansionOf = (part: PlacePart, of: string): string => toInner(mansionUses[toUse(part)][of as Mansion]);
const toPairUse = (spot: Spot): string =>
  `${spot.mountain}-${spot.facing}` in learned ? `so ${toUseOf(spot)}` : "no reader’s stars, so you sit there for the direction";
/** What a 5 or a 2 of the year asks of a place, after a comma. */
const quiet = (annual: number, five: string, two: string): string => (annual === 5 ? `, so ${five}` : annual === 2 ? `, so ${two}` : "");
const isStrong = (star: number, { cast }: FengshuiView): boolean => ["prosperous", "growing"].includes(toTimeliness(star, cast.period));

const pair: Frames["pair"] = {
  door: (view, part) =>
    `The ${view.places.door.isMarked ? "door you marked" : "front"} is in ${dir(at(view, part).palace)}, with ${toStars(at(view, part))}: ${toSign(at(view, part))}.`,
  money: (view, part) => {
    const { focus } = view.places[part];
    return `The ripe money star lies in ${dir(focus.palace)} (${toShortStars(focus)}), ${focus === view.places.door.focus ? "right before the front" : "at the back of the house"}, so ${toUseOf(focus)}.`;
  },
  people: (view, part) => `${Dir(at(view, part).palace)} seats the ripe star for people (${toShortStars(at(view, part))}): ${toSign(at(view, part))}.`,
  bedroom: (view, part) =>
    `${Dir(at(view, part).palace)} holds ${toShortStars(at(view, part))}; the mountain star is ${toState(at(view, part).mountain, view.cast.period)}, ${isStrong(at(view, part).mountain, view) ? "so a body rests well there" : "so trust the direction more than the star"}, and ${toSign(at(view, part))}.`,
  study: (view, part) =>
    `The palace for the desk, ${dir(at(view, part).palace)}, has ${toStars(at(view, part))}: ${toSign(at(view, part))}, ${toPairUse(at(view, part))}.`,
  kitchen: (view, part) =>
    `Fire in ${dir(at(view, part).palace)} burns ${toShortStars(at(view, part))}, ${toState(at(view, part).mountain, view.cast.period)} and ${toState(at(view, part).facing, view.cast.period)}, ${isStrong(at(view, part).mountain, view) || isStrong(at(view, part).facing, view) ? "so keep the flame low, one of them is worth saving" : "and neither is a loss"}.`,
};

const mansion: Frames["mansion"] = {
  door: (view, part, of) =>
    `By the eight mansions ${bare(at(view, part).palace)} is ${whose(view)} ${nameOf(of as Mansion)}, ${toMansionGloss(of as Mansion)}: ${mansionOf(part, of)}; in ${view.year} ${toStarName(at(view, part).annual)} comes in by it${quiet(at(view, part).annual, "leave the door unmended", "air the hall")}.`,
  money: (view, part, of) =>
    `The money star shares ${dir(at(view, part).palace)} with ${whose(view)} ${nameOf(of as Mansion)} (${toMansionGloss(of as Mansion)}): ${mansionOf(part, of)}.`,
  people: (view, part, of) =>
    `The people’s star is in ${dir(at(view, part).palace)}, ${whose(view)} ${nameOf(of as Mansion)}: ${mansionOf(part, of)}; ${view.year} seats ${toStarName(at(view, part).annual)} beside it.`,
  bedroom: (view, part, of) =>
    `${view.places.bedroom.isMarked ? "Your bedroom lies in" : "Sleep in"} ${dir(at(view, part).palace)}, ${whose(view)} ${nameOf(of as Mansion)} (${toMansionGloss(of as Mansion)}): ${mansionOf(part, of)}; ${toStarName(at(view, part).annual)} shares the room in ${view.year}${quiet(at(view, part).annual, "move no bed and cut no wall", "air it morning and night")}.`,
  study: (view, part, of) => `A chair in ${dir(at(view, part).palace)} stands on ${whose(view)} ${nameOf(of as Mansion)}: ${mansionOf(part, of)}.`,
  kitchen: (view, part, of) =>
    `${view.places.kitchen.isMarked ? "Your stove is in" : "The stove goes in"} ${dir(at(view, part).palace)}, on ${whose(view)} ${nameOf(of as Mansion)}: ${mansionOf(part, of)}; ${toStarName(at(view, part).annual)} is beside it in ${view.year}.`,
};

const visitAs =
  (lead: (place: string, year: number, guest: string) => string): Frame =>
  (view, part) => {
    const { focus } = view.places[part];
    return `${lead(dir(focus.palace), view.year, toStarName(focus.annual))}, onto ${part === "people" || part === "bedroom" ? "mountain" : "facing"} star ${toOwnStar(part, focus)}: ${toVisit(toOwnStar(part, focus), focus.annual)}.`;
  };
const visit: Frames["visit"] = {
  door: visitAs((place, year, guest) => `In ${year} ${guest} comes in by ${place}`),
  money: visitAs((place, year, guest) => `The guest of ${year} in the money corner, ${place}, is ${guest}`),
  people: visitAs((place, year, guest) => `${guest} calls on ${place} in ${year}`),
  bedroom: visitAs((place, year, guest) => `${year} brings ${guest} to ${place}`),
  study: visitAs((place, year, guest) => `At the desk in ${place} sits ${guest} for ${year}`),
  kitchen: visitAs((place, year, guest) => `For ${year} ${guest} drops on the stove in ${place}`),
};

const next: Frames["next"] = {
  door: (view, part, of) => `${nextOf(of)[0]} comes in by ${dir(at(view, part).palace)} in ${nextOf(of)[1]}, so leave a new door or hall till then.`,
  money: (view, part, of) => `In ${nextOf(of)[1]} ${nextOf(of)[0]} reaches ${dir(at(view, part).palace)}, the year for opening shop or the large order.`,
  people: (view, part, of) => `${nextOf(of)[1]} takes ${nextOf(of)[0]} to ${dir(at(view, part).palace)}; put the big family occasions there.`,
  bedroom: (view, part, of) => `Keep the new bed or the painting for ${nextOf(of)[1]}, when ${nextOf(of)[0]} is in ${dir(at(view, part).palace)}.`,
  study: (view, part, of) => `Aim the exam that counts at ${nextOf(of)[1]}: ${nextOf(of)[0]} flies to this desk in ${dir(at(view, part).palace)}.`,
  kitchen: (view, part, of) =>
    `In ${nextOf(of)[1]} the still ${nextOf(of)[0]} sits in ${dir(at(view, part).palace)}; have the gas and pipes done the year before.`,
};

const second: Frames["second"] = {
  door: (view, part) =>
    `If there’s a side door, use the one in ${dir(view.places[part].second.palace)}, where facing star ${toStarName(view.places[part].second.facing)} is ${toState(view.places[part].second.facing, view.cast.period)}.`,
  money: (view, part) =>
    `The next money star, ${toStarName(view.places[part].second.facing)}, waits in ${dir(view.places[part].second.palace)}: ${toSign(view.places[part].second)}.`,
  people: (view, part) =>
    `The next star for people, ${toStarName(view.places[part].second.mountain)}, stands in ${dir(view.places[part].second.palace)}; ${toUseOf(view.places[part].second)}.`,
  bedroom: (view, part) =>
    `For a second bedroom take ${dir(view.places[part].second.palace)} (${toShortStars(view.places[part].second)}), its mountain star ${toState(view.places[part].second.mountain, view.cast.period)}: good for the old or the young.`,
  study: (view, part) =>
    `If the desk won’t fit, fall back on ${dir(view.places[part].second.palace)}; ${toShortStars(view.places[part].second)} will carry it.`,
  kitchen: (view, part) =>
    `If the stove can’t move, put kettle and microwave in ${dir(view.places[part].second.palace)}, where ${toShortStars(view.places[part].second)} can take the heat.`,
};

const why = ({ mansion: of }: FengshuiView["places"]["door"]["focus"], view: FengshuiView): string =>
  of ? `on ${whose(view)} ${nameOf(of)}` : "in the heart of the house";
const avoid: Frames["avoid"] = {
  door: (view, part) =>
    `Don’t make ${dir(view.places[part].worst.palace)} the way in: ${toShortStars(view.places[part].worst)}, ${why(view.places[part].worst, view)}.`,
  money: (view, part) =>
    `Keep purse and ledger out of ${dir(view.places[part].worst.palace)}, facing star ${toStarName(view.places[part].worst.facing)} ${why(view.places[part].worst, view)}.`,
  people: (view, part) =>
    `Don’t gather in ${dir(view.places[part].worst.palace)} (${toShortStars(view.places[part].worst)}); ${toUseOf(view.places[part].worst)}.`,
  bedroom: (view, part) =>
    `No bed in ${dir(view.places[part].worst.palace)}${view.places[part].worst.annual === 2 ? `, where 2 Black, the Illness Star, lodges in ${view.year}` : view.places[part].worst.annual === 5 ? `, where 5 Yellow lodges in ${view.year}` : ""}: ${toShortStars(view.places[part].worst)} ${why(view.places[part].worst, view)}, and ${toSign(view.places[part].worst)}.`,
  study: (view, part) =>
    `Books may stand in ${dir(view.places[part].worst.palace)}, but no desk, with ${toShortStars(view.places[part].worst)} ${why(view.places[part].worst, view)}.`,
  kitchen: (view, part) =>
    `The last place for fire is ${dir(view.places[part].worst.palace)}${view.places[part].worst.palace === "NW" ? ", the father’s side by old rule" : ""}: ${toShortStars(view.places[part].worst)} ${why(view.places[part].worst, view)} would go up in it.`,
};

const monthAs =
  (lead: (place: string) => string): Frame =>
  (view, part) => {
    const { focus } = view.places[part];
    return `In this ${monthNames[view.cast.month]} month of ${view.cast.year} ${toStarName(focus.month)} is ${lead(dir(focus.palace))}; ${asks[focus.month - 1]}.`;
  };
const month: Frames["month"] = {
  door: monthAs((place) => `at the door in ${place}`),
  money: monthAs((place) => `with the money star in ${place}`),
  people: monthAs((place) => `among your people in ${place}`),
  bedroom: monthAs((place) => `by the bed in ${place}`),
  study: monthAs((place) => `at the desk in ${place}`),
  kitchen: monthAs((place) => `on the stove in ${place}`),
};

const toDissent: Frame = (view, part, of) => {
  const { focus } = view.places[part];
  const [kind] = of.split(".");
  const own = toOwnStar(part, focus);
  const turned = bare(getDirectionOf(view, "天医"));
  const called = focus.mansion ? nameOf(focus.mansion) : "";
  if (kind === "star")
    return `Two methods pull apart in ${dir(focus.palace)}. For ${nouns[part]} the stars say use it, with ${toStarName(own)} ${toState(own, view.cast.period)}; the mansions call it ${whose(view)} ${called} and say don’t. Stars speak for the house and mansions for the body, so I’d use the place and turn the chair ${turned}.`;
  const slow: Readonly<Partial<Record<PlacePart, string>>> = {
    door: "It’s a pleasant door and a slow one; keep using it, and give letters and parcels a day more",
    bedroom: `You’ll lie well there while the household scatters; keep the bed and talk in ${dir(view.places.people.focus.palace)}`,
  };
  if (kind === "mansion")
    return `The mansions praise ${dir(focus.palace)} as ${whose(view)} ${called}, and the stars won’t second it: ${toStarName(own)} is ${toState(own, view.cast.period)}. ${slow[part] ?? `You’ll be comfortable and slow; ${nouns[part]} may stay, but do what’s urgent in ${dir(view.places[part].second.palace)}`}.`;
  return `${Dir(focus.palace)} is sound but ${view.year} isn’t kind to it: ${toStarName(focus.annual)} lodges there for the year. Leave ${nouns[part]} where it is, touch it little, and see to it after February ${view.year + 1}.`;
};

const doing: Frames["doing"] = {
  door: (view, _, of) => `This week clear the doorway down to the shoes, and leave ${dir(view.places.door.focus.palace)} to ${moving[Number(of) - 1]}.`,
  money: (view, _, of) => `This week give ${dir(view.places.money.focus.palace)} ${moving[Number(of) - 1]}, and touch it once a day.`,
  people: (view, _, of) =>
    `This week give ${dir(view.places.people.focus.palace)} weight: ${still[Number(of) - 1]}; then sit there a quarter of an hour after supper.`,
  bedroom: (view, _, of) =>
    `Tonight push the headboard to a solid wall; in ${dir(view.places.bedroom.focus.palace)} leave ${still[Number(of) - 1]} by the bed and take the rest out.`,
  study: (view) =>
    `Tomorrow sit down in ${dir(view.places.study.focus.palace)}, face ${bare(getDirectionOf(view, "生气"))}, and don’t get up before the page is full.`,
  kitchen: (view) => `Tonight wipe the stove and try cooking with your face to ${dir(getDirectionOf(view, "延年"))}, pan handles away from the door.`,
};

const watchAs =
  (tail: (place: string) => string): Frame =>
  (view, part, of) =>
    `Watch the month from early ${toMonth(of)}: 5 Yellow, the star that wants quiet, is ${tail(dir(at(view, part).palace))}.`;
const watching: Frames["watching"] = {
  door: watchAs((place) => `at the door in ${place}, so change no lock`),
  money: watchAs((place) => `with the money in ${place}, so sleep on large payments`),
  people: watchAs((place) => `in ${place}, so stop a quarrel halfway`),
  bedroom: watchAs((place) => `by the bed in ${place}, so shift nothing and drill nothing`),
  study: watchAs((place) => `at the desk in ${place}, so check what you hand in twice`),
  kitchen: watchAs((place) => `on the stove in ${place}, so leave pipes to a fitter`),
};

const same = (frame: Frame): Readonly<Record<PlacePart, Frame>> => ({ door: frame, money: frame, people: frame, bedroom: frame, study: frame, kitchen: frame });
const frames: Frames = { pair, mansion, visit, next, second, avoid, month, dissent: same(toDissent), doing, watching };

export const placeSayings = Object.fromEntries(
  placeParts.flatMap((part) => placeKinds.map((kind): [PlaceKey, Say<FengshuiView>] => [`${part}.${kind}`, (view, of) => frames[kind][part](view, part, of)])),
) as Sayings<FengshuiView, PlaceKey>;

const lookTo = (view: FengshuiView, of: string) => {
  const direction = of.split(".")[0] as Direction;
  return { to: bare(direction), stars: toShortStars(view.spots[direction]), guest: toStarName(view.annual[direction]), own: whose(view) };
};

export const lookingSayings: LookingSayings = {
  "bedroom.head": (view, of) => {
    const { to, own, guest } = lookTo(view, of);
    return `${view.hasResident ? "" : "By the house’s own trigram, as I don’t know who lives there: "}${view.hasResident ? "The" : "the"} head of the bed points ${to}, ${own} ${nameOf(toBedHead(view))}${toBedHead(view) === "天医" ? ", the side that feeds a sleeper" : `, as ${toStarName(view.annual[getDirectionOf(view, "天医")])} has Tian Yi, ${bare(getDirectionOf(view, "天医"))}`} (guest of ${view.year}: ${guest}); if it won’t turn all the way, halfway counts.`;
  },
  "study.desk": (view, of) => {
    const { to, own, stars, guest } = lookTo(view, of);
    return `At the desk face ${to}, ${own} Sheng Qi (${stars}, and ${guest} in ${view.year}), a wall behind you and the door to one side.`;
  },
  "kitchen.mouth": (view, of) => {
    const { to, own, stars, guest } = lookTo(view, of);
    return `Turn the front of the stove, where the knobs are, ${to}: that is ${own} Yan Nian, with ${stars} and, in ${view.year}, ${guest}.`;
  },
};
