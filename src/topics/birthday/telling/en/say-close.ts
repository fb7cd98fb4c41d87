import { toCapital } from "../../../../shared/capital.ts";
import { toElement } from "../../../kit/hexagrams/branches.ts";
import { type Element, type Relation, toRelation } from "../../../kit/hexagrams/elements.ts";
import { tenGodNamesEn } from "../../../kit/pillars/data/names-en.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { elementLife } from "../../data/en/elements.ts";
import { doings, watchings } from "../../data/en/world.ts";
import { fill } from "../fill.ts";
import type { closeRules } from "../rules-close.ts";
import type { dissentRules } from "../rules-dissent.ts";
import { findAbsent, findHeavy } from "../rules-self.ts";
import { findComingTie } from "../rules-time.ts";
import type { BirthdayView } from "../view.ts";
import { favourNames, toCharName, toGanzhiName } from "./names.ts";
import { familyNames, toSelf } from "./say-self.ts";

const doing = (part: string) => (_: BirthdayView, of: string) => doings[part]![of]!;
const watching = (part: string) => (view: BirthdayView, of: string) => fill(watchings[part]![of]!, { y: view.focus.year });

const adverseTurns: Record<string, string> = {
  same: "The stoutest thing here is yourself; helpers by the dozen get in the way, and the snag is that nobody can talk you round",
  iFeed: "The stoutest thing here runs out of you; you look full of go, and half of it is leaking",
  iHold: "The stoutest thing here is wealth for you to mind; others envy it and you know it for a load",
  holdsMe: "The stoutest thing here bears down on you; the better the record, the heavier the shoulders, and both are one thing",
  feedsMe: "The stoutest thing here feeds you, and fed too long you stay put; ease and standstill come from the same kitchen",
};
const needs: Record<string, string> = {
  iFeed: "the first feeds the second, so take them in order and don’t skip",
  feedsMe: "the second has to feed the first, so don’t swap them",
  iHold: "the first holds the second down, so together they fight; take turns",
  holdsMe: "the second holds the first down, and too much of it undoes the good",
  same: "the two are one and the rest can wait",
};

export const sayClose: Sayings<BirthdayView, (typeof dissentRules)[number]["key"] | (typeof closeRules)[number]["key"]> = {
  thinUseful: (view, of) =>
    `Against all this: of ${of}, which you need most, the chart has ${view.cast.elements[of as Element] === 0 ? "none" : `only ${view.cast.elements[of as Element]} percent`}; the direction is right and the purse thin, so the good things above wait on topping it up; ${elementLife[of as Element].company} are the handiest way.`,
  heavyAdverse: (view, of) =>
    `There’s another side. ${toCapital(view.elementOf(of as Relation))} is ${view.percent[of as Relation]} percent and unwelcome (more of it disturbs). ${adverseTurns[of]!}. Of the two, this one weighs more.`,
  onTheEdge: ({ cast: { strength } }) =>
    `A word of doubt: at ${strength.score} points you lie within three of a border (37 or 45). Reckoned another way you’d be on the other side of it, and the useful elements would change. So try whatever says “add this” for a month; what’s said of temper and of clashes stands.`,
  twoNeeds: ({ cast }) => {
    const [first, second] = cast.usefulElements;
    if (!second) return `A word against: ${first} is all the chart asks for, and past enough there’s nothing to level it, so stop at seven tenths.`;
    const shorter = cast.elements[first!] < cast.elements[second] ? first : second;
    return `A word against: two things are wanted, ${first} and then ${second}, and ${needs[toRelation(first!, second)]!}. Of the two ${shorter} is the shorter, so see to that.`;
  },
  seatAgainstStar: (view, of) => {
    const [sex, own] = of.split(".") as ["male" | "female", string];
    const star = view.elementOf(sex === "male" ? "iHold" : "holdsMe");
    const seat = `the seat, ${toCharName(view.seat)} (${toElement(view.seat)})`;
    return own === "useful"
      ? `Two things disagree here: the partner’s star is ${star}, unwelcome, while ${seat}, is welcome. The chase tires you and the living together doesn’t; the second weighs more, since days are spent sitting.`
      : `Two things disagree here: the partner’s star is ${star}, welcome, while ${seat}, is unwelcome. From afar all fits and up close it rubs; the second weighs more, so don’t share a flat too soon.`;
  },
  drawnTwoWays: ({ seat }) =>
    `${toCharName(seat)}, the partner’s seat, is harmonised on one side and clashed with on the other. Drawing near and pushing off go on at once; outsiders see break-ups where you feel two pulls. The clash is louder, the harmony longer.`,
  tieAgainstSeat: ({ seat }, of) =>
    of === "closeUnwelcome"
      ? `${toCharName(seat)} of the day is bound close, yet it’s unwelcome in itself: you cling, and to what you’ve too much of. Stay fond, and spend half a day a week apart.`
      : `${toCharName(seat)} of the day is stirred, yet it’s welcome in itself: the person is right and the place unsteady. Shift hours and housing before you shift people.`,
  strongNoOutlet: (view) =>
    `${toSelf(view)} has force and a narrow outlet: ${view.elementOf("iFeed")} (output) and ${view.elementOf("holdsMe")} (office) come to ${view.percent.iFeed + view.percent.holdsMe} percent together. The skill’s there unseen; you lack a hand-in date more than another course.`,
  weakHeavyOffice: (view) =>
    `${toSelf(view)} is weak, and what holds you, ${view.elementOf("holdsMe")}, has ${view.percent.holdsMe} percent. You seem to bear up, and inside you’re propped on fear; take the post if you like, and get the staff first.`,
  monthAgainstField: (view, of) =>
    `One voice against: the month’s stem, your working hand, is ${view.elementOf(of as Relation)}, ${familyNames[of as Relation]}, and unwelcome. What you’re practised at and what feeds you aren’t the same; the first pays now, the second in three years and for longer.`,
  wealthNoRoot: ({ cast }) =>
    `Wealth shows on a stem and has no root in any branch (none in ${toGanzhiName(cast.pillars.year)}, ${toGanzhiName(cast.pillars.month)} or ${toGanzhiName(cast.pillars.day)}): it looks like more than it weighs. Take a tenth off the show and that’s what stays in the pocket.`,
  wealthUnwelcome: (view, of) =>
    `Wealth shows and is unwelcome (${of}, ${view.percent.iHold} percent): each chance in sight is paid for in something else, sleep for the most part and time at home. The chance is real and so is the price; the price weighs more.`,
  wealthWantedThin: (view, of) =>
    `${toCapital(of)} is your wealth and also what you need, and there’s ${view.percent.iHold === 0 ? "none" : `only ${view.percent.iHold} percent`}: no need to be above money, it’s the very thing you’re short of. Ask a tenth more; the chart backs you.`,
  climateAgainst: (view, of) =>
    `Two prescriptions fight: by season one born in ${toCharName(view.month)} wants ${of}, by strength ${toSelf(view)} can’t afford it. Take it as salt, not as bread: ${of === "fire" ? "sun and hot food, yes; party after party, no" : "soup and swimming, yes; long night drives, no"}.`,
  heavyAndAbsent: (view) => {
    const heavy = findHeavy(view)!;
    const absent = findAbsent(view)!;
    return `One end weighs ${view.percent[heavy]} percent (${view.elementOf(heavy)}), the other ${view.percent[absent]} (${view.elementOf(absent)}), so an ordinary timetable won’t suit you somewhere. Lighten the heavy end first and then add to the light one.`;
  },
  splitLuck: ({ cast: { currentLuck } }, of) =>
    `The luck cycle of ${toGanzhiName(currentLuck!.pillar)} isn’t of one mind: its stem, ${tenGodNamesEn[currentLuck!.tenGod]}, is ${favourNames[currentLuck!.stemFavour]}, its branch ${favourNames[currentLuck!.branchFavour]}. ${of === "useful" ? "Smooth on top and hard work below, so don’t raise the stake when it glitters" : "Rough on top and held up from below, so let hard words pass"}; in the last five years the branch counts for more.`,
  yearAgainstLuck: ({ cast: { currentLuck }, focus }, of) =>
    of === "welcome"
      ? `Year and luck disagree: ${focus.year} helps you, the cycle of ${toGanzhiName(currentLuck!.pillar)} doesn’t. It’s one good year and no ten-year market; use it to get one thing done and stop.`
      : `Year and luck disagree: ${focus.year} is against you, the cycle of ${toGanzhiName(currentLuck!.pillar)} still for you. It’s one hard year on sound ground, so don’t rewrite ten years’ plans for it.`,
  goodButClashing: ({ focus }) =>
    `${focus.year} brings something you need and clashes with ${toCharName(findComingTie(focus)!.char)} while it does: the good comes with a move, and to have it you let one old thing go; the jolt is first, the gain after.`,
  sameYear: ({ focus }) =>
    `${focus.year}, ${toGanzhiName(focus.pillar)}, has two halves: its stem, ${tenGodNamesEn[focus.tenGod]}, is ${favourNames[focus.stemFavour]}, its branch, ${tenGodNamesEn[focus.branchGod]}, ${favourNames[focus.branchFavour]}. The first half-year goes by the one and the second by the other, so don’t settle December by January’s feel.`,
  doSelf: doing("character"),
  doLove: doing("love"),
  doWork: doing("work"),
  doMoney: doing("money"),
  doHealth: doing("health"),
  doYear: doing("year"),
  watchSelf: watching("character"),
  watchLove: watching("love"),
  watchWork: watching("work"),
  watchMoney: watching("money"),
  watchHealth: watching("health"),
  watchYear: watching("year"),
  doSelfNext: doing("character"),
  doLoveNext: doing("love"),
  doWorkNext: doing("work"),
  doMoneyNext: doing("money"),
  doHealthNext: doing("health"),
  doYearNext: doing("year"),
  watchSelfNext: watching("character"),
  watchLoveNext: watching("love"),
  watchWorkNext: watching("work"),
  watchMoneyNext: watching("money"),
  watchHealthNext: watching("health"),
  watchYearNext: watching("year"),
};
