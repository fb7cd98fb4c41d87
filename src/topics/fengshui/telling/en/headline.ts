import type { Direction } from "../../../kit/compass/palace.ts";
import { asksToPart, isOfHealth } from "../../../kit/hearing/about.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isGood } from "../../../kit/kua/mansions.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { listOr } from "../../../kit/wording/list.ts";
import { isOfYear, type Lean, listStill, toAskedSpot, toBetter, toCause, toGuestLean, toLean, toWhen } from "../answer.ts";
import { toBedHeadDirection } from "../bed.ts";
import { asksOfPeriod, asksWhatIf, asksWhere, findPart, isPlacePart, type Part, type PlacePart } from "../parts.ts";
import { toOwnStar } from "../rules-place.ts";
import { type Said, toHead, type Way } from "../said.ts";
import { illStars } from "../suit.ts";
import { type FengshuiView, findPalaceOf, getDirectionOf } from "../view.ts";
import { sickbed } from "./illness.ts";
import { groupNames, mountainNames, patternNames, toStarName, trigramNames, wholeNames } from "./names.ts";
import { bare, dir, nameOf, nouns, toMansionGloss, toShortStars, toSign, toState, toVisit, whose } from "./say.ts";

const leans: Readonly<Record<Polarity, Readonly<Record<Lean, string>>>> = {
  should: { yes: "Yes: ", partly: "Yes, with one change: ", no: "Not yet: " },
  will: { yes: "It will: ", partly: "It will, slowly: ", no: "Hardly, as it stands: " },
  can: { yes: "You can: ", partly: "You can, with a step more: ", no: "Hardly, as it stands: " },
  has: { yes: "Yes: ", partly: "Yes, if you tend it: ", no: "Only a weak one: " },
  is: { yes: "Yes: ", partly: "Half and half: ", no: "Not very: " },
};

/** Where a yes would be the bad news. */
const dreaded: Readonly<Record<Lean, string>> = { yes: "It doesn’t look so: ", partly: "Hardly, if you tend it: ", no: "Be on your guard: " };

const onLove = { yes: "yes", partly: "onlyIf", no: "notYet" } as const;

const patternShort = {
  旺山旺向: "front and back serve you",
  双星到向: "money first, rest elsewhere",
  双星到坐: "people at ease, money slow",
  上山下水: "live with it front to back",
} as const;

/** A house helps with money or does not; it promises none. */
const helps: Readonly<Record<Lean, string>> = { yes: "It helps: ", partly: "It helps if you tend it: ", no: "It helps little: " };
const fits: Readonly<Record<Lean, string>> = { yes: "Yes: ", partly: "Half and half: ", no: "Not by the groups: " };
const paces: Readonly<Record<Lean, string>> = { yes: "goes well", partly: "goes by fits and starts", no: "is half a beat slow" };

/** What each part says, from the fullest to the shortest. */
const plain: Readonly<Record<Part, (view: FengshuiView) => Said["ways"]>> = {
  house: ({ cast: { pattern } }) => [
    [`this is “${patternNames[pattern]}”: ${patternShort[pattern]}`],
    [patternShort[pattern], `This is “${patternNames[pattern]}”`],
  ],
  door: (view) => {
    const { palace, facing, mansion } = view.places.door.focus;
    const place = mansion ? `on ${whose(view)} ${nameOf(mansion)}` : "at the heart of the house";
    const state = toState(facing, view.cast.period);
    const star = toStarName(facing);
    return [
      [`facing star ${star} in ${dir(palace)} is ${state}, ${place}`],
      [`${star} at the door, ${bare(palace)}, is ${state}`, `the door is ${place}`],
      [`${star} at the door is ${state}`, `the door is in ${dir(palace)}, ${place}`],
      [`${star} faces the door`, `it’s ${state}, in ${dir(palace)}, ${place}`],
    ];
  },
  money: ({ places, cast }) => {
    const corner = `the money corner is ${bare(places.money.focus.palace)}`;
    const star = `${toStarName(cast.period)}, period ${cast.period}’s own money star, stands there`;
    return [
      [`${corner}, where ${toStarName(cast.period)} stands`, `it’s period ${cast.period}’s own money star`],
      [corner, star],
    ];
  },
  people: ({ places, cast }) => {
    const corner = `people gather ${bare(places.people.focus.palace)}`;
    return [[`${corner}, where ${toStarName(cast.period)} stands for them`], [corner, `${toStarName(cast.period)} stands there for them`]];
  },
  bedroom: (view) => {
    const { isMarked, focus } = view.places.bedroom;
    const head = `point the bed’s head ${bare(toBedHeadDirection(view))}`;
    const own = `your bedroom is in ${dir(focus.palace)}`;
    return isMarked ? [[`${own}: ${head}`], [head, own]] : [[`sleep in ${dir(focus.palace)} and ${head}`], [`sleep in ${dir(focus.palace)}`, head]];
  },
  study: (view) => {
    const desk = `put the desk in ${dir(view.places.study.focus.palace)}`;
    const seat = `sit facing ${bare(getDirectionOf(view, "生气"))}`;
    return [[`${desk} and ${seat}`], [desk, seat]];
  },
  kitchen: (view) => {
    const stove = `the stove ${view.places.kitchen.isMarked ? "is" : "goes"} ${bare(view.places.kitchen.focus.palace)}`;
    const knobs = `its knobs to ${dir(getDirectionOf(view, "延年"))}`;
    return [[`${stove}, ${knobs}`], [stove, `turn ${knobs}`]];
  },
  resident: (view) => {
    const { kuaGroup, house } = view.cast;
    const best = `the ${trigramNames[house.trigram]} house’s best side is ${bare(getDirectionOf(view, "生气"))}`;
    const asks = "it takes a birthday and a sex to say how it suits you";
    if (!view.hasResident)
      return [
        [`no birthday yet; ${best}`, asks],
        [best, asks],
      ];
    const group = groupNames[house.group];
    const both = `you and the house both belong to the ${group} four`;
    if (kuaGroup === house.group)
      return [
        [both, "live by its good sides"],
        [`you’re both ${group} four`, "live by its good sides"],
      ];
    const rest = "let the door follow the house and the bed follow you";
    return [
      [`you’re ${groupNames[kuaGroup!]} four and the house is ${group} four`, rest],
      [`you’re ${groupNames[kuaGroup!]} and the house is ${group}`, rest],
    ];
  },
  year: (view) => {
    const still = listStill(view).map((palace) => (palace === "C" ? "at the centre" : bare(palace as Direction)));
    const left = `in ${view.year} don’t build ${listOr(still.sort((one, other) => Number(one === "at the centre") - Number(other === "at the centre")))}`;
    const open = dir(findPalaceOf(view.annual, 8));
    return [
      [left, `use ${open}, where 8 White is`],
      [`use ${open}, where 8 White is`, left],
      [`use ${open}`, `8 White is there; ${left}`],
    ];
  },
  school: ({ cast }) => {
    const { border, bearing, facingPalace, mountain, period } = cast;
    if (border) {
      const near = `it’s ${Math.round((bearing.nearest?.distance ?? 0) * 10) / 10}° from a border`;
      return [[`${near}, so measure before you trust it`], [near]];
    }
    if (bearing.precision === "direction") {
      const known = `all I know is ${bare(facingPalace)}`;
      return [[`${known}; the chart takes its middle, ${mountainNames[mountain]}`, "give me degrees and I’ll cast it again"], [known]];
    }
    const taken = `the chart takes ${mountainNames[mountain]} and period ${period}`;
    return [[`${taken}, well clear of a border`], [taken]];
  },
};

/** A place asked about by its direction: is the west good for a desk? */
const placeAsked = (view: FengshuiView, part: PlacePart, lean: Lean, isHow: boolean): Said => {
  const spot = toAskedSpot(view, part);
  const [where, noun] = [dir(spot.palace), nouns[part]];
  if (part === "money" || part === "people") {
    const { focus } = view.places[part];
    const here = `${noun} is ${bare(spot.palace)}`;
    if (focus === spot) return { lead: "Yes, ", ways: [[`${here}, ${toShortStars(spot)}`], [here, `it holds ${toShortStars(spot)}`]] };
    return {
      ways: [[`${noun} isn’t ${bare(spot.palace)} but ${bare(focus.palace)}`, `${where} holds ${toShortStars(spot)}`], [`it isn’t ${bare(spot.palace)}`]],
    };
  }
  const best = view.places[part].ranked[0]!;
  const isSpoilt = lean === "no" && spot.mansion !== null && isGood(spot.mansion) && part !== "kitchen";
  const ill = spot.annual === 2 ? "the Illness Star" : "5 Yellow";
  const guest =
    part === "bedroom" && illStars.includes(spot.annual) ? `${spot.annual === 2 ? "2 Black, the Illness Star," : "5 Yellow"} for ${view.year}, with ` : "";
  const full = `${where} holds ${guest}${toShortStars(spot)}, ${isSpoilt ? "though it’s " : ""}${whose(view)} ${spot.mansion ? nameOf(spot.mansion) : ""}`;
  if (lean === "yes") return { lead: "Yes, ", ways: [[`${noun} can be in ${where}`, full]] };
  if (lean === "partly" && best === spot)
    return {
      lead: "Yes, ",
      ways: [
        [`${where} is the best this house has`, full],
        [`${where} is best here`, full],
      ],
    };
  if (lean === "partly")
    return {
      ways: [
        [`${where} will do, though ${bare(best.palace)} is better`, full],
        [`${where} will do`, full],
      ],
    };
  const stuck = isHow ? `; if it can’t move, ${part === "kitchen" ? "keep the flame low and the stove wiped" : "clear half the room and open the window"}` : "";
  return {
    lead: guest ? `Not there, with ${ill}: ` : "Not there: ",
    ways: [
      [`use ${dir(best.palace)} for ${noun}`, `${full}${stuck}`],
      [`use ${dir(best.palace)}`, `${full}${stuck}`],
    ],
  };
};

const why = (view: FengshuiView, part: Part): Said["ways"] => {
  const { cause, spot } = toCause(view, part);
  const where = dir(spot.palace);
  if (cause === "friction") {
    const rest = `${toSign(spot)}, so settle nothing in that room`;
    return [
      [`because ${where} holds ${toShortStars(spot)}`, rest],
      [`because of ${toShortStars(spot)}`, rest],
    ];
  }
  if (cause === "guest") {
    const own = isPlacePart(part) ? toOwnStar(part, spot) : spot.facing;
    const star = toStarName(spot.annual);
    return [[`because ${star} is in ${where} in ${view.year}`, `it lodges on star ${own}: ${toVisit(own, spot.annual)}`], [`because ${star} lodges there`]];
  }
  if (cause === "mansion") {
    const name = nameOf(spot.mansion!);
    return [[`because ${where} is ${whose(view)} ${name}`, `that is ${toMansionGloss(spot.mansion!)}, whatever its stars say`], [`because it’s ${name} there`]];
  }
  if (cause === "front")
    return [
      [`because facing star ${toStarName(spot.facing)}, before the front, is spent`, `it’s in ${where}, and what comes in comes in weak`],
      ["because the front is spent"],
    ];
  const { pattern } = view.cast;
  const rest = `${where} holds ${toShortStars(spot)}`;
  return [
    [`because of “${patternNames[pattern]}”: ${patternShort[pattern]}`, rest],
    [`because of “${patternNames[pattern]}”`, `${patternShort[pattern]}; ${rest}`],
    ["because of the pattern"],
  ];
};

export const when = (view: FengshuiView, part: Part): Said["ways"] => {
  const { year, star, palace } = toWhen(view, part);
  if (star !== null)
    return [[`in ${year}, when ${toStarName(star)} is in ${dir(palace)} for a year`, "it comes about 4 February"], [`in ${year}, with ${toStarName(star)}`]];
  const where = view.asked[0] || part === "kitchen" ? dir(palace) : "the front";
  return [[`in ${year}, when ${where} is free of 5 Yellow and 2 Black`, `Tai Sui and San Sha leave ${dir(palace)} alone too`], [`in ${year}`]];
};

/** How a place does in the year that was named. */
const yearly = (view: FengshuiView, part: PlacePart, question: Question): Said["ways"] => {
  const { focus } = view.places[part];
  const visit = toVisit(toOwnStar(part, focus), focus.annual);
  const star = toStarName(focus.annual);
  if (asksWhere(question)) return plain[part](view).map(([clause]): Way => [clause, `in ${view.year} ${star} visits: ${visit}`]) as [Way, ...Way[]];
  const year = `${view.year} ${paces[toGuestLean(focus)]}`;
  const rest = `${star} is the guest in ${dir(focus.palace)}: ${visit}`;
  return [
    [`${year} for ${nouns[part]}, with ${star} there`, rest],
    [`${year} for ${nouns[part]}`, rest],
    [year, rest],
  ];
};

export const byKind = (view: FengshuiView, question: Question, part: Part): Said => {
  const chosen = toBetter(view, part, question);
  if (chosen) {
    const better = `take ${dir(chosen.better)}`;
    return {
      ways: [
        [`${better}: it holds ${toShortStars(view.spots[chosen.better])}`, `${dir(chosen.worse)} has ${toShortStars(view.spots[chosen.worse])}`],
        [better],
      ],
    };
  }
  if (isOfHealth(question) && part === "bedroom" && view.asked.length === 0) return { ways: sickbed(view) };
  if (question.kind === "why") return { ways: why(view, part) };
  if (question.kind === "when") return { ways: when(view, part) };
  if (part === "school") {
    if (!asksOfPeriod(question)) return { ways: plain.school(view) };
    const outside = `outside ${view.years.first}–${view.years.last}`;
    return {
      ways: [[`only a date ${outside} would change it`, "then all nine palaces are flown again; inside those years this chart stands"], [`only ${outside}`]],
    };
  }
  const lean = toLean(view, part);
  if (isPlacePart(part) && view.asked.length > 0) return placeAsked(view, part, lean, question.kind === "how" || asksWhatIf(question));
  if (part === "year" && view.asked[0]) {
    const side = dir(view.asked[0]);
    return lean === "no"
      ? { ways: [[`leave it alone in ${view.year}: 5 Yellow, Tai Sui or San Sha has it`], [`leave ${side} alone`]] }
      : { ways: [[`${side} may be built on in ${view.year}`, "5 Yellow, Tai Sui and San Sha are all elsewhere"], [`${side} may be built on`]] };
  }
  if (isPlacePart(part) && isOfYear(question, view.cast.year)) return { ways: yearly(view, part, question) };
  const ways = plain[part](view);
  if (question.kind !== "yesNo") return { ways };
  const { polarity, isDreaded } = question;
  if (asksToPart(question)) return { lead: `${partings.en[onLove[lean]]}: `, ways };
  const leads = isDreaded ? dreaded : part === "resident" ? fits : part === "money" && polarity !== "has" ? helps : leans[polarity];
  return { lead: leads[lean], ways };
};

const whole = (view: FengshuiView): Head => {
  const { cast } = view;
  return toHead("en", { ways: cast.patterns[0] ? [[`the house has a rare pattern, “${wholeNames[cast.patterns[0]]}”`]] : plain.house(view) });
};

export const toHeadline = (view: FengshuiView, question: Question): Head => {
  const part = findPart(question);
  return part === null || (part === "house" && question.kind !== "yesNo" && question.kind !== "why") ? whole(view) : toHead("en", byKind(view, question, part));
};
