import { asksToPart } from "../../../kit/hearing/about.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isGood } from "../../../kit/kua/mansions.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { toCapital } from "../../../kit/wording/capital.ts";
import { isOfYear, type Lean, listStill, toAnswerFacts, toAskedSpot, toBetter, toCause, toGuestLean, toLean, toWhen } from "../answer.ts";
import { toBedHeadDirection } from "../bed.ts";
import { asksOfPeriod, asksWhatIf, asksWhere, findPart, isPlacePart, type Part, type PlacePart } from "../parts.ts";
import { toOwnStar } from "../rules-place.ts";
import { illStars, type Spot } from "../suit.ts";
import { type FengshuiView, findPalaceOf, getDirectionOf } from "../view.ts";
import { groupNames, mountainNames, patternNames, toDirectionList, toStarName, trigramNames, wholeNames } from "./names.ts";
import { bare, Dir, dir, nameOf, nouns, toDate, toMansionGloss, toShortStars, toSign, toState, toVisit, whose } from "./say.ts";

const leans: Readonly<Record<Polarity, Readonly<Record<Lean, string>>>> = {
  should: { yes: "Yes: ", partly: "Yes, with one change: ", no: "Not yet: " },
  will: { yes: "It will: ", partly: "It will, slowly: ", no: "Hardly, as it stands: " },
  can: { yes: "You can: ", partly: "You can, with a step more: ", no: "Hardly, as it stands: " },
  has: { yes: "Yes: ", partly: "Yes, if you tend it: ", no: "Only a weak one: " },
  is: { yes: "Yes: ", partly: "Half and half: ", no: "Not very: " },
};

/** Where a yes would be the bad news. */
const dreaded: Readonly<Record<Lean, string>> = { yes: "It doesn’t look so: ", partly: "Hardly, if you see to the room: ", no: "Be on your guard: " };

const onLove = { yes: "yes", partly: "onlyIf", no: "notYet" } as const;

const patternShort = {
  旺山旺向: "both front and back can be used",
  双星到向: "money comes to the front first and people rest elsewhere",
  双星到坐: "people rest easy and money comes slowly",
  上山下水: "front and back want living in the wrong way round",
} as const;

const houseOf = ({ cast }: FengshuiView): string => `sitting ${mountainNames[cast.sitting]} and facing ${mountainNames[cast.mountain]}`;

/** A house helps with money or does not; it promises none. */
const helps: Readonly<Record<Lean, string>> = { yes: "It helps: ", partly: "It helps if you tend it: ", no: "It helps little: " };
const fits: Readonly<Record<Lean, string>> = { yes: "Yes: ", partly: "Half and half: ", no: "Not by the groups: " };
const paces: Readonly<Record<Lean, string>> = { yes: "goes well", partly: "goes by fits and starts", no: "is half a beat slow" };

const plain: Readonly<Record<Part, (view: FengshuiView) => string>> = {
  house: (view) => `${houseOf(view)} in period ${view.cast.period}, it has “${patternNames[view.cast.pattern]}”, so ${patternShort[view.cast.pattern]}`,
  door: ({ places, cast, ...view }) =>
    `the door is in ${dir(places.door.focus.palace)}, facing star ${toStarName(places.door.focus.facing)} ${toState(places.door.focus.facing, cast.period)}, ${places.door.focus.mansion ? `on ${view.hasResident ? "your" : "the house’s"} ${nameOf(places.door.focus.mansion)}` : "at the heart of the house"}`,
  money: ({ places, cast }) =>
    `the money corner is ${bare(places.money.focus.palace)}, where ${toStarName(cast.period)}, period ${cast.period}’s own money star, stands`,
  people: ({ places, cast }) => `people gather ${bare(places.people.focus.palace)}, where ${toStarName(cast.period)} stands for them`,
  bedroom: (view) =>
    `${view.places.bedroom.isMarked ? "your bedroom is in" : "take the bedroom in"} ${dir(view.places.bedroom.focus.palace)}${view.places.bedroom.isMarked ? ", so" : " and"} point the bed’s head ${bare(toBedHeadDirection(view))}`,
  study: (view) => `put the desk in ${dir(view.places.study.focus.palace)} and sit facing ${bare(getDirectionOf(view, "生气"))}`,
  kitchen: (view) =>
    `${view.places.kitchen.isMarked ? "the stove is in" : "the stove goes in"} ${dir(view.places.kitchen.focus.palace)}, its knobs to ${dir(getDirectionOf(view, "延年"))}`,
  resident: (view) =>
    view.hasResident
      ? `you belong to the ${groupNames[view.cast.kuaGroup!]} four and the house to the ${groupNames[view.cast.house.group]}, ${view.cast.kuaGroup === view.cast.house.group ? "so live by its good sides" : "so let the door follow the house and the bed follow you"}`
      : `without a birthday and a sex I go by the ${trigramNames[view.cast.house.trigram]} house, whose best side is ${bare(getDirectionOf(view, "生气"))}`,
  year: (view) =>
    `in ${view.year} build nothing to the ${toDirectionList(
      listStill(view)
        .filter((one) => one !== "C")
        .join(" "),
    )}${findPalaceOf(view.annual, 5) === "C" ? " or at the centre" : ""}, and use ${dir(findPalaceOf(view.annual, 8))}, where 8 White is`,
  school: ({ cast }) => {
    if (cast.border)
      return `the bearing is ${Math.round((cast.bearing.nearest?.distance ?? 0) * 10) / 10}° from a border, so measure before you trust the chart`;
    return cast.bearing.precision === "direction"
      ? `all I know is ${bare(cast.facingPalace)}, so the chart takes its middle, ${mountainNames[cast.mountain]}, until you give me degrees`
      : `the chart takes ${mountainNames[cast.mountain]} and period ${cast.period}, well clear of a border`;
  },
};

/** Of the body a house says only where not to sleep: this year's 二黑, 病符. */
const sickbed = (view: FengshuiView): string => {
  const { focus, ranked, isMarked } = view.places.bedroom;
  const illness = findPalaceOf(view.annual, 2);
  if (isMarked && focus.palace === illness)
    return `your bedroom is in ${dir(illness)}, where 2 Black, the Illness Star, lodges in ${view.year}, so sleep in ${dir(ranked[0]!.palace)} for now`;
  if (isMarked && focus.annual === 5)
    return `your bedroom has 5 Yellow in ${view.year} and ${dir(illness)} has 2 Black, the Illness Star, so sleep in neither and take ${dir(ranked[0]!.palace)} for now`;
  return `2 Black, the Illness Star, is in ${dir(illness)} in ${view.year}, so put no bed there${isMarked ? "; yours isn’t" : ` and take ${dir(focus.palace)}`}`;
};

/** 二黑, the star of the year that takes the centre, and how it got where it is. */
const toIllnessRule = (view: FengshuiView): string =>
  ` An earth star, 2 Black stands for the body’s ills, hence its name: in ${view.year} ${toStarName(view.annual.C)} takes the centre and the stars fly on from it, 2 to ${dir(findPalaceOf(view.annual, 2))} and 5 Yellow to ${dir(findPalaceOf(view.annual, 5))}; a bed keeps out of both.`;

/** A place asked about by its direction: is the west good for a desk? */
const placeAsked = (view: FengshuiView, part: PlacePart, lean: Lean, isHow: boolean): string => {
  const spot = toAskedSpot(view, part);
  const best = view.places[part].ranked[0]!;
  const isSpoilt = lean === "no" && spot.mansion !== null && isGood(spot.mansion) && part !== "kitchen";
  const guest =
    part === "bedroom" && illStars.includes(spot.annual) ? `${spot.annual === 2 ? "2 Black, the Illness Star," : "5 Yellow"} for ${view.year}, with ` : "";
  const what = `${guest}${toShortStars(spot)}, ${isSpoilt ? "though it’s " : ""}${whose(view)} ${spot.mansion ? nameOf(spot.mansion) : ""}`;
  if (part === "money" || part === "people") {
    const { focus } = view.places[part];
    return focus === spot
      ? `yes, ${nouns[part]} is ${bare(spot.palace)}, ${toShortStars(spot)}`
      : `${nouns[part]} isn’t ${bare(spot.palace)} but ${bare(focus.palace)}; ${dir(spot.palace)} holds ${toShortStars(spot)}`;
  }
  if (lean === "yes") return `yes, ${nouns[part]} can be in ${dir(spot.palace)}: ${what}`;
  if (lean === "partly")
    return best === spot
      ? `yes, ${dir(spot.palace)} is the best this house has: ${what}`
      : `${dir(spot.palace)} will do (${what}), though ${bare(best.palace)} is better`;
  return `not there: ${dir(spot.palace)} holds ${what}, so use ${dir(best.palace)} for ${nouns[part]}${isHow ? `, or if it can’t move, ${part === "kitchen" ? "keep the flame low and the stove wiped" : "clear half the room and open the window"}` : ""}`;
};

const why = (view: FengshuiView, part: Part): string => {
  const { cause, spot } = toCause(view, part);
  if (cause === "friction") return `because ${dir(spot.palace)} holds ${toShortStars(spot)}, ${toSign(spot)}, so settle nothing in that room`;
  const own = isPlacePart(part) ? toOwnStar(part, spot) : spot.facing;
  if (cause === "guest")
    return `because ${toStarName(spot.annual)} lodges in ${dir(spot.palace)} in ${view.year}, on star ${own}: ${toVisit(own, spot.annual)}`;
  if (cause === "mansion")
    return `because ${dir(spot.palace)}, whatever its stars say, is ${whose(view)} ${nameOf(spot.mansion!)}, ${toMansionGloss(spot.mansion!)}`;
  if (cause === "front")
    return `because facing star ${toStarName(spot.facing)} before the front, in ${dir(spot.palace)}, is spent, and what comes in comes in weak`;
  return `because the pattern is “${patternNames[view.cast.pattern]}”: ${patternShort[view.cast.pattern]}, and ${dir(spot.palace)} holds ${toShortStars(spot)}`;
};

const when = (view: FengshuiView, part: Part): string => {
  const { year, star, palace } = toWhen(view, part);
  return star === null
    ? `in ${year}, when ${view.asked[0] || part === "kitchen" ? dir(palace) : `the front (${bare(palace)})`} is free of 5 Yellow, 2 Black, Tai Sui and San Sha`
    : `in ${year}, from about 4 February, when ${toStarName(star)} is in ${dir(palace)} for a year`;
};

/** How a place does in the year that was named. */
const yearly = (view: FengshuiView, part: PlacePart, question: Question): string => {
  const { focus } = view.places[part];
  const visit = toVisit(toOwnStar(part, focus), focus.annual);
  return asksWhere(question)
    ? `${plain[part](view)}; in ${view.year} ${toStarName(focus.annual)} visits: ${visit}`
    : `${view.year} ${paces[toGuestLean(focus)]} for ${nouns[part]} in ${dir(focus.palace)}, with ${toStarName(focus.annual)} for a guest: ${visit}`;
};

const byKind = (view: FengshuiView, question: Question, part: Part): string => {
  const chosen = toBetter(view, part, question);
  if (chosen)
    return `take ${dir(chosen.better)}: it holds ${toShortStars(view.spots[chosen.better])}, while ${dir(chosen.worse)} has ${toShortStars(view.spots[chosen.worse])}`;
  if (view.isHealth && part === "bedroom" && view.asked.length === 0) return sickbed(view);
  if (question.kind === "why") return why(view, part);
  if (question.kind === "when") return when(view, part);
  if (part === "school")
    return asksOfPeriod(question)
      ? `only a date outside ${view.years.first}–${view.years.last} would change it, and then all nine palaces are flown again; inside those years this chart stands`
      : plain.school(view);
  const lean = toLean(view, part);
  if (isPlacePart(part) && view.asked.length > 0) return placeAsked(view, part, lean, question.kind === "how" || asksWhatIf(question));
  if (part === "year" && view.asked[0])
    return lean === "no"
      ? `leave ${dir(view.asked[0])} alone in ${view.year}: 5 Yellow, Tai Sui or San Sha has it`
      : `${dir(view.asked[0])} may be built on in ${view.year}; 5 Yellow, Tai Sui and San Sha are all elsewhere`;
  if (isPlacePart(part) && isOfYear(question, view.cast.year)) return yearly(view, part, question);
  if (question.kind !== "yesNo") return plain[part](view);
  const { polarity, isDreaded } = question;
  if (asksToPart(question)) return `${partings.en[onLove[lean]]}: ${plain[part](view)}`;
  const lead = isDreaded ? dreaded : part === "resident" ? fits : part === "money" && polarity !== "has" ? helps : leans[polarity];
  return `${lead[lean]}${plain[part](view)}`;
};

const whole = (view: FengshuiView): string => {
  const { cast } = view;
  return cast.patterns[0]
    ? `${houseOf(view)}, the house has a rare pattern, “${wholeNames[cast.patterns[0]]}”, besides “${patternNames[cast.pattern]}”, and its money corner is ${bare(view.places.money.focus.palace)}`
    : `${plain.house(view)}; its money corner is ${bare(view.places.money.focus.palace)}, its best bedroom ${bare(view.places.bedroom.focus.palace)}`;
};

const toSentence = (text: string): string => `${toCapital(text)}.`;

export const toHeadline = (view: FengshuiView, question: Question): string => {
  const part = findPart(question);
  return toSentence(part === null || (part === "house" && question.kind !== "yesNo" && question.kind !== "why") ? whole(view) : byKind(view, question, part));
};

const sourceOf = ({ cast, years }: FengshuiView): string =>
  `${cast.bearing.precision === "degrees" ? `At ${Math.round(cast.bearing.degrees * 10) / 10}° the front` : "The front"} faces ${mountainNames[cast.mountain]}; ${cast.periodDate ? `${toDate(cast.periodDate)} puts it in` : "it’s taken for"} period ${cast.period} (the twenty years from ${years.first})`;

/** What the answer stands on: the bearing and its period, and the palace in question. */
export const toLead = (view: FengshuiView, question: Question): Claim => {
  const part = findPart(question);
  const spot: Spot = part === null || part === "house" ? view.places.money.focus : toAskedSpot(view, part);
  const { cast } = view;
  return {
    text: `${sourceOf(view)}, and that makes “${patternNames[cast.pattern]}”. Each palace has a mountain star for people and a facing star for money: ${dir(spot.palace)} has ${toStarName(spot.mountain)} (${toState(spot.mountain, cast.period)}) and ${toStarName(spot.facing)} (${toState(spot.facing, cast.period)}), and ${view.year} adds ${toStarName(spot.annual)}${view.hasResident && spot.mansion ? ` on your ${nameOf(spot.mansion)}` : ""}.${view.isHealth ? ` See a doctor about the body first; a room can only help with sleep and air.${toIllnessRule(view)}` : ""}`,
    facts: [...new Set(["sitting", "period", "pattern", `palace.${spot.palace}`, "annual", ...(part ? toAnswerFacts(view, part) : [])])],
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: FengshuiView, spot: Spot) => string)[] = [
  (view, spot) =>
    `Look at ${dir(spot.palace)}: mountain star ${toStarName(spot.mountain)} is ${toState(spot.mountain, view.cast.period)}, facing star ${toStarName(spot.facing)} ${toState(spot.facing, view.cast.period)}.`,
  (view, spot) =>
    `By the year ${view.year}, ${toStarName(spot.annual)} is in ${dir(spot.palace)} on mountain star ${spot.mountain}: ${toVisit(spot.mountain, spot.annual)}.`,
  (view, spot) =>
    `${Dir(spot.palace)} rests on base star ${toStarName(spot.base)}: ${toSign(spot)}${spot.mansion ? `; by the mansions it’s ${whose(view)} ${nameOf(spot.mansion)}` : ""}.`,
];

/** A further follow-up says the same answer with one thing more. */
const tails: readonly ((of: { view: FengshuiView; spot: Spot; part: Part; isWhen: boolean }) => string)[] = [
  () => "",
  ({ spot }) => `; ${dir(spot.palace)} rests on base star ${toStarName(spot.base)}`,
  ({ view, spot, part, isWhen }) =>
    isWhen ? `; in ${view.year} ${toStarName(spot.annual)} is there` : `; the next easy year for it is ${toWhen(view, part).year}`,
];

export const toAnswer = (view: FengshuiView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const spot = toAskedSpot(view, part);
  const side = turn % tails.length;
  return {
    headline: toSentence(`${byKind(view, asked, part)}${tails[side]!({ view, spot, part, isWhen: asked.kind === "when" })}`),
    text: details[side]!(view, spot),
    facts: toAnswerFacts(view, part),
  };
};

const pool: readonly (readonly [Part, (view: FengshuiView) => string])[] = [
  ["money", ({ places }) => `What should stand in the money corner, ${bare(places.money.focus.palace)}?`],
  ["bedroom", ({ places }) => `Would the bedroom in ${dir(places.bedroom.second.palace)} do?`],
  ["year", ({ cast }) => `Which side mustn’t be built on in ${cast.year + 1}?`],
  ["study", ({ places }) => `If the desk won’t fit ${bare(places.study.focus.palace)}, where else?`],
  ["kitchen", ({ places }) => `What if the stove is in ${dir(places.kitchen.worst.palace)}?`],
  ["people", () => "We quarrel at home: which palace is it?"],
  ["door", ({ cast }) => `When is a good time for a new door in ${dir(cast.facingPalace)}?`],
  ["resident", (view) => (view.hasResident ? `Does this house suit me, kua ${view.cast.kua}?` : "How do the eight mansions see me here?")],
  [
    "school",
    ({ cast }) =>
      cast.periodFrom === "built" ? "Which period is it if I count from moving in?" : `How do I measure whether it’s ${mountainNames[cast.mountain]}?`,
  ],
];

export const toFollowUps = (view: FengshuiView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const open = pool
    .filter(([one]) => one !== part)
    .map(([, say]) => say(view))
    .filter((text) => text !== asked.text);
  return [0, 1, 2].map((at) => open[(turn * 3 + at) % open.length]!);
};

export const summarise = ({ sitting, mountain, period, pattern }: FengshuiView["cast"]): string =>
  `${mountainNames[sitting]}, facing ${mountainNames[mountain]}, period ${period}: ${patternNames[pattern]}`;
